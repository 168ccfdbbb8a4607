import type { Finding } from '#model/sample-knowledge.ts';
import type { Checker } from './checker.ts';
import { lineAt } from './checker.ts';

/** JSON as a program reads it, without comments or trailing commas. A title that ends with .jsonl means one value per line. */
export const jsonChecker: Checker = {
  check: ({ code, title }) => {
    if (!title?.endsWith('.jsonl')) return checkValue(code, 1);
    const lines = code.split('\n');
    return lines.flatMap((line, index) => (line.trim() === '' ? [] : checkValue(line, index + 1)));
  },
};

function checkValue(text: string, firstLine: number): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const position = /at position (\d+)/.exec(error.message)?.[1];
    const end = text.trimEnd().length;
    const line = firstLine + lineAt(text, position === undefined ? end : Math.min(Number(position), end)) - 1;
    const said = error.message.replace(/ in JSON at position.*$/, '').replace(/, ".*" is not valid JSON$/s, '');
    return [{ line, rule: 'samples/json', message: `The sample isn't valid JSON: ${said}.`, fix: fixFor(text) }];
  }
}

function fixFor(text: string): string {
  if (/^\s*(\/\/|\/\*)|[,{[]\s*\/\//m.test(text))
    return 'JSON has no comments. Put the comment in the text, or mark the line.';
  if (text.includes('…') || text.includes('...'))
    return 'Write it out in full, or write illustrative="shortened" after the language.';
  return 'Correct it, or say why it can’t be checked after the language: illustrative="…".';
}
