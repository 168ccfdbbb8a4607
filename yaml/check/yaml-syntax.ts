import type { Message, Said } from '#model/message.ts';
import type { SyntaxMistake } from '../read-yaml.ts';
import type { FileKind } from './file-kind.ts';
import { replaceFix } from './fixes.ts';
import { yamlMessage } from './messages.ts';
import type { Finding, Rule } from './rule.ts';

/** What the parser's error codes mean; `{file}` is the kind of file. */
const messages: Readonly<Record<string, (file: Said) => Message>> = {
  BAD_ALIAS: () => yamlMessage('yamlAliasHasNoNameValue'),
  BAD_DQ_ESCAPE: () => yamlMessage('yamlBackslashDoubleQuotesBeginsEscape'),
  BAD_INDENT: () => yamlMessage('yamlLineIndentedDifferentlyThanNeighbors'),
  BAD_SCALAR_START: () => yamlMessage('yamlValueMustNotBeginBacktick'),
  BLOCK_AS_IMPLICIT_KEY: () => yamlMessage('yamlThereSecondLineValueColon'),
  BLOCK_IN_FLOW: () => yamlMessage('yamlLinesDashesKeysInsideBrackets'),
  MISSING_CHAR: () => yamlMessage('yamlQuoteBracketCommaColonSpace'),
  MULTILINE_IMPLICIT_KEY: () => yamlMessage('yamlLineWithoutColonReadPart'),
  MULTIPLE_DOCS: (file) => yamlMessage('yamlTextContainsSeveralDocumentsSeparated', { file }),
  TAG_RESOLVE_FAILED: (file) => yamlMessage('yamlValueHasTagWordFront', { file }),
  UNEXPECTED_TOKEN: () => yamlMessage('yamlYamlDoesntExpectWhatHere'),
};

/** Errors in the YAML itself. */
export const yamlSyntax = ({ name, page }: FileKind): Rule => ({
  id: 'yaml-syntax',
  severity: 'error',
  explanation: yamlMessage('yamlUntilYamlCanReadNothing'),
  page,
  find: ({ text, reading: { mistakes } }) =>
    mistakes.filter(({ code }) => code !== 'TAB_AS_INDENT').map((mistake) => finding(mistake, text, name)),
});

function finding(mistake: SyntaxMistake, text: string, file: Said): Finding {
  const { code, from, to } = mistake;
  return {
    at: { from, to },
    message: messages[code]?.(file) ?? yamlMessage('yamlTextNotValidYamlHere'),
    fixes: code === 'BAD_SCALAR_START' ? quoteRest(from, text) : [],
  };
}

function quoteRest(from: number, text: string) {
  const value = text.slice(from).split('\n', 1)[0]?.trimEnd() ?? '';
  const canQuote = value !== '' && !/['",[\]{}#]/.test(value);
  return canQuote ? [replaceFix(yamlMessage('yamlPutQuotes'), { from, to: from + value.length }, `'${value}'`)] : [];
}
