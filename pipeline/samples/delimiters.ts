import type { Finding } from '#model/sample-knowledge.ts';
import { type Checker, lineAt } from './checker.ts';

/** Languages without a grammar, with what begins a line comment. */
export const lineComments: Readonly<Record<string, string>> = {
  sql: '--',
  pdl: '//',
  protobuf: '//',
  kotlin: '//',
  groovy: '//',
  typescript: '//',
};

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Brackets, quotes, and comments in languages without a grammar: each one that opens must also close. */
export const delimiterChecker: Checker = {
  check: ({ code, language }) => {
    const open: { expected: string; offset: number }[] = [];
    const found: Finding[] = [];
    for (const { text, offset } of tokens(code, lineComments[language] ?? '')) {
      const expected = closing[text];
      if (expected !== undefined) open.push({ expected, offset });
      else if (/^[)\]}]$/.test(text)) {
        const last = open.pop();
        if (last?.expected !== text)
          return [...found, problem(code, offset, `"${text}" has no matching opening delimiter`)];
      } else if (isUnfinished(text)) found.push(problem(code, offset, `${text.slice(0, 2)} is never closed`));
    }
    return [
      ...found,
      ...open.map(({ expected, offset }) => problem(code, offset, `The closing "${expected}" is missing`)),
    ];
  },
};

/** Brackets, strings and comments, in their order. */
function tokens(code: string, comment: string): { text: string; offset: number }[] {
  const strings = /""".*?"""|"(?:\\.|[^"\\\n])*"?|'(?:\\.|''|[^'\\])*'?|`(?:\\.|[^`\\])*`?|\/\*(?:.*?\*\/)?/s;
  const pattern = new RegExp(`${comment}[^\\n]*|${strings.source}|[()[\\]{}]`, 'gs');
  return [...code.matchAll(pattern)].map(({ 0: text, index }) => ({ text, offset: index }));
}

function isUnfinished(text: string): boolean {
  if (text.startsWith('/*')) return !text.endsWith('*/');
  const [quote] = text;
  return /["'`]/.test(quote ?? '') && (text.length === 1 || !text.endsWith(quote ?? ''));
}

function problem(code: string, offset: number, message: string): Finding {
  return {
    line: lineAt(code, offset),
    rule: 'samples/delimiter',
    message: `${message}.`,
    fix: 'Correct it, or say why it can’t be checked after the language: illustrative="…".',
  };
}
