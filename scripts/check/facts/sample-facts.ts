import type { Fact } from './fact.ts';
import { factsInText } from './text-facts.ts';

/** Where a comment starts, by language. Comments are prose, so a rewrite can change their words. */
const HASH = new Set([
  'yaml',
  'yml',
  'shell',
  'bash',
  'sh',
  'python',
  'graphql',
  'toml',
  'ini',
  'properties',
  'docker',
]);
const SLASHES = new Set(['java', 'kotlin', 'scala', 'ts', 'typescript', 'js', 'javascript', 'jsonc']);

/**
 * The facts of a sample: its code, compared byte for byte, and what its comments (in DOT also its labels) contain.
 * @param language name after the fence, or how the value of a key is written
 * @param code the sample
 * @param line line of the sample
 */
export function factsInSample(language: string, code: string, line: number): Fact[] {
  const facts: Fact[] = [];
  const prose = (text: string) => {
    facts.push(...factsInText(text, line));
    return '';
  };
  const lines = code.split('\n').flatMap((text) => {
    const kept = withoutComment(language, text, prose);
    return kept === '' && text.trim() !== '' ? [] : [kept];
  });
  facts.push({ kind: 'sample', value: `${language}\n${lines.join('\n').trimEnd()}`, line });
  return facts;
}

function withoutComment(language: string, line: string, prose: (text: string) => string): string {
  if (language === 'dot') {
    return line.replace(/\b(x?label)="((?:[^"\\]|\\.)*)"/g, (_, key: string, label: string) => {
      prose(label.replaceAll('\\n', ' '));
      return `${key}=…`;
    });
  }
  const mark = HASH.has(language) ? '#' : SLASHES.has(language) ? '//' : undefined;
  const start = mark === undefined ? -1 : commentStart(line, mark);
  if (mark === undefined || start === -1 || line.startsWith('#!')) return line.trimEnd();
  prose(line.slice(start + mark.length));
  return line.slice(0, start).trimEnd();
}

/** Index of the mark that starts a comment: outside quotation marks, at the start or after a space, and before a space. */
function commentStart(line: string, mark: string): number {
  let quote = '';
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index] ?? '';
    if (quote !== '') {
      if (character === '\\') index += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || character === '`') quote = character;
    else if (line.startsWith(mark, index)) {
      const [before, after] = [line[index - 1], line[index + mark.length]];
      if ((before === undefined || /\s/.test(before)) && (after === undefined || /\s/.test(after))) return index;
    }
  }
  return -1;
}
