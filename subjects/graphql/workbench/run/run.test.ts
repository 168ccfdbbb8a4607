import { describe, expect, it } from 'vitest';
import { diffLines } from './aspect-diff.ts';
import { jsonTokens } from './json-tokens.ts';

describe('the comparison of an aspect', () => {
  const kinds = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);

  it('marks only the lines that differ', () => {
    expect(kinds('a\nb\nc', 'a\nx\nc\nd')).toEqual(['same a', 'removed b', 'added x', 'same c', 'added d']);
  });

  it('of an aspect that was added or removed shows the entire aspect', () => {
    expect(kinds('', 'a\nb')).toEqual(['added a', 'added b']);
    expect(kinds('a', '')).toEqual(['removed a']);
  });

  it('of long texts shows one after the other', () => {
    const long = Array.from({ length: 600 }, (_, index) => `${index}`).join('\n');
    expect(diffLines(long, long)).toHaveLength(1200);
  });
});

describe('the colors of JSON', () => {
  it('keep every character', () => {
    const json = JSON.stringify({ a: [1, -2.5e3, true, null, 'x: "y"'], b: {} }, null, 2);
    const tokens = jsonTokens(json);
    expect(tokens.map(({ text }) => text).join('')).toBe(json);
    expect(tokens.filter(({ kind }) => kind === 'p').map(({ text }) => text)).toEqual(['"a"', '"b"']);
    expect(tokens.filter(({ kind }) => kind === 's').map(({ text }) => text)).toEqual(['"x: \\"y\\""']);
    expect(tokens.filter(({ kind }) => kind === 'n')).toHaveLength(2);
    expect(tokens.filter(({ kind }) => kind === 'k')).toHaveLength(2);
  });

  it('end where a text is cut off', () => {
    const cut = '{ "a": "unfinished';
    expect(
      jsonTokens(cut)
        .map(({ text }) => text)
        .join(''),
    ).toBe(cut);
  });
});
