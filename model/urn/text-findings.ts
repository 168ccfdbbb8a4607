import type { Message } from '#model/message.ts';
import { type Finding, finding, type UrnRules } from './findings.ts';
import { urnMessage } from './messages.ts';

/** A rule about the text around and inside a URN, before it is parsed. */
type TextRule = (text: string, rules: UrnRules) => Finding | undefined;

const surroundings: TextRule = (text) => {
  // Copied text can also contain zero-width spaces and byte order marks.
  const before = /^[\s\u200b\ufeff]*/.exec(text)?.[0] ?? '';
  const after = /[\s\u200b\ufeff]*$/.exec(text)?.[0] ?? '';
  if (before !== '') return finding(text, 0, before.length, urnMessage('urnCheckUrnCantStartWhiteSpace'), '');
  if (after === '') return undefined;
  return finding(text, text.length - after.length, text.length, urnMessage('urnCheckUrnCantEndWhiteSpace'), '');
};

const pageAddress: TextRule = (text) => {
  const [, host = '', segment = '', rest = ''] =
    /^(https?:\/\/[^?#]*?\/)(urn(?::|%3a)li(?::|%3a)[^/?#]*)(.*)$/i.exec(text) ?? [];
  if (host === '') return undefined;
  const message = urnMessage('urnCheckAddressPageUrnOneSegment');
  return { ...finding(text, 0, host.length, message), fixed: rest === '' ? text.slice(host.length) : segment };
};

const quotes: TextRule = (text) => {
  const [, inner] = /^(?:"(.*)"|'(.*)'|`(.*)`)[,;]?$/s.exec(text) ?? [];
  const found = inner ?? /^["'`](.*)["'`][,;]?$/s.exec(text)?.[1];
  if (found === undefined) return undefined;
  return { ...finding(text, 0, 1, urnMessage('urnCheckQuotesBelongShellJsonNot')), fixed: found };
};

const encoded: TextRule = (text) => {
  if (!/^urn%3a/i.test(text)) return undefined;
  const found = finding(text, 0, text.length, urnMessage('urnCheckUrnUrlEncodedPlainForm'));
  try {
    return { ...found, fixed: decodeURIComponent(text) };
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return {
      ...found,
      message: urnMessage('urnCheckUrnUrlEncodedIncorrectlyIsnt'),
    };
  }
};

const prefix: TextRule = (text, { kinds }) => {
  const [start = ''] = /^urn:li:/i.exec(text) ?? [];
  if (start === 'urn:li:') return undefined;
  if (start !== '') return finding(text, 0, start.length, urnMessage('urnCheckPrefixUrnLiMustLowercase'), 'urn:li:');
  const message = urnMessage('urnCheckUrnStartsUrnLi');
  if (/^li:/i.test(text)) return finding(text, 0, 3, message, 'urn:li:');
  if (/^urn:(?!li:)/i.test(text) && kinds.has(text.slice(4).split(':')[0] ?? ''))
    return finding(text, 0, 4, message, 'urn:li:');
  if (kinds.has(text.split(':')[0] ?? '') && text.includes(':')) return finding(text, 0, 0, message, 'urn:li:');
  return undefined;
};

const capital: TextRule = (text, { kinds }) => {
  const found = /(?<=urn:li:)[A-Z]\w*(?=:)/.exec(text);
  const meant = [...kinds.keys()].find((name) => name.toLowerCase() === found?.[0].toLowerCase());
  if (!found || meant === undefined) return undefined;
  const message = urnMessage('urnCheckEntityTypesCaseSensitiveUse', { meant });
  return finding(text, found.index, found.index + found[0].length, message, meant);
};

const twice: TextRule = (text) => {
  const once = /^(urn:li:\w+:)\1/.exec(text)?.[1];
  const message = urnMessage('urnCheckPrefixRepeatedScriptMayHave');
  return once === undefined ? undefined : finding(text, 0, once.length, message, '');
};

const parentheses: TextRule = (text) => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return finding(text, at, at + 1, urnMessage('urnCheckParenthesisWasNeverOpened'), '');
  }
  if (depth === 0) return undefined;
  const message =
    depth === 1
      ? urnMessage('urnCheckClosingParenthesisMissing')
      : urnMessage('urnCheckClosingParenthesesMissing', { depth });
  return finding(text, text.length, text.length, message, ')'.repeat(depth));
};

const spaces: TextRule = (text) => {
  const found = /(?<=[,(])\s+|\s+(?=[,)])/.exec(text);
  if (!found || !text.includes('(')) return undefined;
  const message = urnMessage('urnCheckWhiteSpaceNextCommaParenthesis');
  return finding(text, found.index, found.index + found[0].length, message, '');
};

const trailing: TextRule = (text) => {
  const found = /[,;.]$/.exec(text);
  return found && text.startsWith('urn:')
    ? finding(text, found.index, text.length, punctuation[found[0]] ?? urnMessage('urnCheckCommaFollowsUrn'), '')
    : undefined;
};
const punctuation: Readonly<Record<string, Message>> = {
  ';': urnMessage('urnCheckSemicolonFollowsUrn'),
  '.': urnMessage('urnCheckPeriodFollowsUrn'),
};

/** In the order in which they run. Each can assume that the earlier ones found nothing. */
export const textRules: readonly TextRule[] = [
  surroundings,
  pageAddress,
  quotes,
  encoded,
  prefix,
  capital,
  twice,
  trailing,
  parentheses,
  spaces,
];
