import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, parseHex } from '#model/contrast.ts';
import { readTokens } from './read-tokens.ts';

const explorer = readFileSync('subjects/metamodel/explorer/explorer.css', 'utf8');
const pictures = readFileSync('subjects/pictures/kit/kit.css', 'utf8');
const themes = readTokens(`${readFileSync('styles/tokens.css', 'utf8')}${explorer}${pictures}`);
const areas = [...new Set(explorer.match(/(?<=--)area-\w+(?=: light-dark)/g))];
const boxes = ['note', 'tip', 'info', 'caution', 'danger'];
const code = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'type', 'property'].map(
  (name) => `code-${name}`,
);

/** The text colors and the surfaces on which they appear anywhere in the site. The contrast is at least 4.5:1. */
const texts: readonly { text: readonly string[]; on: readonly string[] }[] = [
  {
    text: ['text', 'text-strong', 'text-muted', 'accent-text'],
    on: ['surface', 'surface-raised', 'surface-sunken', 'accent-surface', 'code-inline'],
  },
  { text: ['tip', 'info', 'caution', 'danger'], on: ['surface', 'surface-raised'] },
  { text: ['on-accent'], on: ['accent', 'mark'] },
  { text: areas, on: ['surface', 'surface-raised', 'surface-sunken'] },
  { text: code, on: ['code-surface', 'code-mark', 'code-ins', 'code-del', 'code-inline'] },
  ...boxes.map((box) => ({
    text: [box, 'text', 'text-strong', 'accent-text', 'text-muted'],
    on: [`${box}-surface`],
  })),
];

/** Lines and marks that one must see to use something: at least 3:1. The token `line` only decorates. */
const marks: readonly { mark: readonly string[]; on: readonly string[] }[] = [
  { mark: ['accent', 'line-strong'], on: ['surface', 'surface-raised', 'surface-sunken'] },
  ...boxes.map((box) => ({ mark: [box], on: ['surface', `${box}-surface`] })),
];

function tooWeak(pairs: readonly (readonly [string, string])[], least: number): string[] {
  return Object.entries(themes).flatMap(([theme, colours]) =>
    pairs.flatMap(([front, back]) => {
      const [a, b] = [colours.get(front), colours.get(back)];
      if (!a || !b) return [`${theme}: --${a ? back : front} is not a colour`];
      const ratio = contrast(a, b);
      return ratio >= least ? [] : [`${theme}: --${front} on --${back} is ${ratio.toFixed(2)}:1`];
    }),
  );
}

describe('contrast', () => {
  test('is computed as WCAG defines it', () => {
    expect(contrast(parseHex('#000'), parseHex('#ffffff'))).toBe(21);
    expect(contrast(parseHex('#777777'), parseHex('#ffffff'))).toBeCloseTo(4.48, 2);
    expect(contrast(parseHex('#abc'), parseHex('#aabbcc'))).toBe(1);
  });

  test('of every text on its surface is at least 4.5:1 in both themes', () => {
    const pairs = texts.flatMap(({ text, on }) => text.flatMap((front) => on.map((back) => [front, back] as const)));
    expect(tooWeak(pairs, 4.5)).toEqual([]);
  });

  test('is computed for the colors of the metamodel explorer too', () => {
    expect(areas).toHaveLength(8);
  });

  test('of lines and marks that carry meaning is at least 3:1 in both themes', () => {
    const pairs = marks.flatMap(({ mark, on }) => mark.flatMap((front) => on.map((back) => [front, back] as const)));
    expect(tooWeak(pairs, 3)).toEqual([]);
  });

  test('is computed for every token that the styles use as a text color or a surface', () => {
    const sheets = ['site', 'styles', 'subjects'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => readFileSync(join(room, file), 'utf8')),
    );
    const used = (property: string) =>
      sheets.flatMap((css) =>
        [...css.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*var\\(--([\\w-]+)\\)`, 'g'))].map(
          ([, name = '']) => name,
        ),
      );
    const known = new Set([
      ...texts.flatMap(({ text, on }) => [...text, ...on]),
      ...marks.flatMap(({ mark }) => mark),
      // Decoration; and names that a component sets to one of the tokens above or that site.yaml configures.
      ...['line', 'tone', 'area', 'part', 'announcement-text', 'announcement-background'],
    ]);
    const all = new Set([...used('color'), ...used('background'), ...used('background-color')]);
    expect([...all].filter((name) => !known.has(name))).toEqual([]);
    expect(all.size).toBeGreaterThan(15);
  });
});
