import type { SyntaxMistake } from '../read-yaml.ts';
import type { FileKind } from './file-kind.ts';
import { replaceFix } from './fixes.ts';
import type { Finding, Rule } from './rule.ts';

/** What the parser's error codes mean; `{file}` is the kind of file. */
const messages: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'The alias has no name, or a value begins with `*` and has no quotes.',
  BAD_DQ_ESCAPE:
    'A backslash in double quotes begins an escape that YAML does not know. Write the text in single quotes.',
  BAD_INDENT:
    'The line is indented differently than its neighbors, or a bracket before it isn’t closed. Keys of one map begin in the same column.',
  BAD_SCALAR_START: 'A value must not begin with `@`, a backtick, or `%`. Put it in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'There is a second `key: value` on the line, or a value with a colon and a space. Put the value in quotes.',
  BLOCK_IN_FLOW: 'Lines with dashes or keys are inside brackets. Write the whole value in one of the two styles.',
  MISSING_CHAR: 'A quote, a bracket, a comma, or a colon with a space is missing.',
  MULTILINE_IMPLICIT_KEY:
    'A line without a colon is read as part of a key. Is the colon missing, or the space after it?',
  MULTIPLE_DOCS: 'The text contains several documents, separated by `---`. A {file} is one document.',
  TAG_RESOLVE_FAILED: 'The value has a tag, a word with `!` in front, that {file}s do not know.',
  UNEXPECTED_TOKEN: 'YAML doesn’t expect what is here. Look for an extra bracket or quote.',
};

/** Errors in the YAML itself. */
export const yamlSyntax = ({ name, page }: FileKind): Rule => ({
  id: 'yaml-syntax',
  severity: 'error',
  explanation:
    'Until the YAML can be read, nothing else can be checked. One error often causes several, so begin with the first.',
  page,
  find: ({ text, reading: { mistakes } }) =>
    mistakes.filter(({ code }) => code !== 'TAB_AS_INDENT').map((mistake) => finding(mistake, text, name)),
});

function finding(mistake: SyntaxMistake, text: string, file: string): Finding {
  const { code, from, to } = mistake;
  return {
    at: { from, to },
    message: messages[code]?.replaceAll('{file}', file) ?? 'The text is not valid YAML here.',
    fixes: code === 'BAD_SCALAR_START' ? quoteRest(from, text) : [],
  };
}

function quoteRest(from: number, text: string) {
  const value = text.slice(from).split('\n', 1)[0]?.trimEnd() ?? '';
  const canQuote = value !== '' && !/['",[\]{}#]/.test(value);
  return canQuote ? [replaceFix('Put it in quotes', { from, to: from + value.length }, `'${value}'`)] : [];
}
