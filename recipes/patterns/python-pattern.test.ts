import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { pythonPattern } from './python-pattern.ts';

/** Whether Python's `re.match(pattern, name)` succeeds; each line was tried in Python 3.10. */
const matches: readonly (readonly [pattern: string, name: string, expected: boolean])[] = [
  ['sales', 'sales_2023', true],
  ['sales', 'my_sales', false],
  ['^sales$', 'sales_2023', false],
  ['^sales$', 'sales', true],
  ['.*_tmp', 'a_tmp_b', true],
  ['a|b$', 'ab', true],
  ['', 'x', true],
  ['\\Asales\\Z', 'sales', true],
  ['sales\\Z', 'sales1', false],
  ['(?P<db>\\w+)\\.public', 'shop.public.x', true],
  ['\\d+', '\u0663', true],
  ['\\w+$', 'größe', true],
  ['\\w+$', 'a-b', false],
  ['[]a]+$', 'a]', true],
  ['[^]a]+$', 'b', true],
  ['[\\w.-]+$', 'a.b-c', true],
  ['[a-]$', '-', true],
  ['a{,2}$', 'aa', true],
  ['a{,2}$', 'aaa', false],
  ['a{x}', 'a{x}', true],
  ['x{}', 'x{}', true],
  ['}', '}', true],
  ['a\\-b\\_c\\/d', 'a-b_c/d', true],
  ['(?i)ABC', 'abc', true],
  ['(?#note)a', 'a', true],
  ['a.c', 'a\u2028c', true],
  ['a\\sb', 'a\u001cb', true],
  ['(?<!x)a', 'a', true],
  ['(?!tmp).*', 'tmp_a', false],
  ['\\x41\\u0042', 'AB', true],
  ['a+?b', 'aab', true],
  ['/', '/', true],
];

describe('a pattern of Python', () => {
  it.each(matches)('%j on %j', (pattern, name, expected) => {
    const found = pythonPattern(pattern, false);
    expect(found.kind).toBe('regex');
    expect(found.kind === 'regex' && found.regex.test(name)).toBe(expected);
  });

  it.each(['a**', '*a', '(a', 'a)', '[a', '\\q', 'a\\', '(?<n>a)', '[z-\\d]', 'a{3,2}', '^*'])(
    'that Python refuses is named: %j',
    (pattern) => {
      expect(inEnglish(pythonPattern(pattern, false))).toMatchObject({
        kind: 'invalid',
        reason: expect.stringMatching(/.{15}/),
      });
    },
  );

  it.each([
    ['(a)?\\1', 'backreference'],
    ['(?P<x>a)(?P=x)', 'backreference'],
    ['a++', 'Possessive'],
    ['(?>a)', 'Atomic'],
    ['(a)?(?(1)b|c)', 'conditional'],
    ['a(?i)b', 'only at the beginning'],
    ['(?x) a', 'flag'],
    ['(?i:a)b', 'part of a pattern'],
    ['(?<=a+)b', 'lookbehind'],
    ['[\\W]', 'square brackets'],
  ])('that the browser applies differently is reported rather than guessed: %j', (pattern, says) => {
    expect(inEnglish(pythonPattern(pattern, false))).toMatchObject({
      kind: 'different',
      reason: expect.stringContaining(says),
    });
  });

  it('of any form is translated or reported, and an escaped name matches itself', () => {
    const characters = fc.constantFrom(...'ab1._-$^*+?()[]{}|\\/#&~ é'.split(''));
    const texts = fc.array(characters, { minLength: 1, maxLength: 10 }).map((list) => list.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        expect(pythonPattern(text, true).kind).toMatch(/regex|invalid|different/);
        const escaped = pythonPattern(`${text.replaceAll(/[^a-z0-9_é]/g, '\\$&')}$`, false);
        expect(escaped.kind === 'regex' && escaped.regex.test(text)).toBe(true);
      }),
      { seed: 28, numRuns: 500 },
    );
  });
});
