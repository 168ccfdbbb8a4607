/** A text in the form in which messages are searched for. Both strings have the same length, so offsets fit both. */
export interface NormalText {
  /** Lines without unnecessary whitespace and with plain quotation marks. */
  plain: string;
  /** The same in lowercase and on one line, because line breaks fall anywhere in pasted text. */
  flat: string;
}

// Colors of a terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const terminalCodes = /\u001b\[[\d;?]*[A-Za-z]/g;

// A backslash and a letter, as they appear in logs that are written as JSON.
const escapedBreak = /\\r\\n|\\n(?:\\t)?/g;

// Python prints a long text in a report as several strings, one per line: 'Failed to execute '\n    "'datahub ingest'".
const splitText = /['"] *\n[ \t]+['"]/g;

/** Longest run of characters without whitespace. Patterns such as `\S+` must not run over a whole file. */
const MAX_RUN = 300;
const longRun = new RegExp(`\\S{${MAX_RUN}}`, 'g');

/** Converts a text or a message to a form in which both can be compared. */
export function normalizeText(text: string): NormalText {
  const joined = text.replace(splitText, '');
  const unescaped = (joined.match(escapedBreak)?.length ?? 0) > 1 ? joined.replace(escapedBreak, '\n') : joined;
  const plain = unescaped
    .replace(terminalCodes, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    // Their lowercase form is longer.
    .replace(/İ/g, 'I')
    .replace(longRun, '$& ')
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '));
  return { plain, flat: plain.toLowerCase().replaceAll('\n', ' ') };
}
