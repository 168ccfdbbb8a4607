import { implicitType } from './implicit-type.ts';

// Begins and continues with characters that have no meaning in YAML, in blocks and between brackets.
const harmless = /^[A-Za-z_./][\w./@+-]*(?::\d+|:\/{2}[\w./@:+-]*[\w/])?$/;

// Words that YAML 1.1 describes as booleans and PyYAML reads as strings, although other parsers might not.
const shortBoolean = /^[yn]$/i;

// YAML 1.1 line breaks, and characters that PyYAML rejects outside an escape.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const needsEscape = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/gu;

/**
 * A string as a YAML scalar on one line that every YAML 1.1 and 1.2 reader reads as this string, in a block and between brackets.
 * @returns plain if nothing can be misread, and otherwise in double quotes, or in single quotes if double ones would need escapes
 */
export function scalarText(text: string): string {
  if (harmless.test(text) && implicitType(text) === undefined && !shortBoolean.test(text)) return text;
  if (/[\\"]/.test(text) && text.search(needsEscape) === -1) return `'${text.replaceAll("'", "''")}'`;
  return `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll(needsEscape, escaped)}"`;
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
