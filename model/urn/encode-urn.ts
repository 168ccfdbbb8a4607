import type { Message } from '#model/message.ts';
import { urnMessage } from './messages.ts';
/** The four encodings of a URN, by where it goes. */
export function encodings(urn: string): { name: Message; where: Message; text: string }[] {
  return [
    { name: urnMessage('urnEncodingPlain'), where: urnMessage('urnEncodingGraphqlVariablesRecipesPython'), text: urn },
    {
      name: urnMessage('urnEncodingUrlEncoded'),
      where: urnMessage('urnEncodingRestLiOpenapiPathsQuery'),
      text: encodeForUrl(urn),
    },
    {
      name: urnMessage('urnEncodingJsonString'),
      where: urnMessage('urnEncodingRequestBodies'),
      text: JSON.stringify(urn),
    },
    {
      name: urnMessage('urnEncodingShellQuoted'),
      where: urnMessage('urnEncodingCommandLine'),
      text: quoteForShell(urn),
    },
  ];
}

/** Encodes everything except letters, digits, and `-._~`. Parentheses have a meaning in Rest.li, so they are encoded too. */
export function encodeForUrl(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Single quotes, in which a POSIX shell leaves everything unchanged except the quote. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
