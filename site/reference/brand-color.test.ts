import { expect, test } from 'vitest';
import { contrast as contrastOf, parseHex } from '#model/contrast.ts';
import { brandColor } from './brand-color.ts';
import { brandIcons } from './brand-icons.ts';

const contrast = (one: string, other: string) => contrastOf(parseHex(`#${one}`), parseHex(`#${other}`));
const pair = (hex: string) => /^light-dark\(#(\w{6}), #(\w{6})\)$/.exec(brandColor(hex))?.slice(1) ?? [];

test('a color that is visible on both tiles is left unchanged', () => {
  expect(pair('E25A1C')).toEqual(['e25a1c', 'e25a1c']);
});

test('a dark color gets lighter on the dark tile, and a light one darker on the white tile', () => {
  const [, dark = ''] = pair('231F20');
  expect(contrast(dark, '171c27')).toBeGreaterThanOrEqual(3);
  const [light = ''] = pair('FDEE21');
  expect(contrast(light, 'ffffff')).toBeGreaterThanOrEqual(3);
  expect(pair('000000')[0]).toBe('000000');
});

test('contrast has the values that WCAG gives', () => {
  expect(contrast('000000', 'ffffff')).toBeCloseTo(21);
  expect(contrast('777777', 'ffffff')).toBeCloseTo(4.48, 2);
});

test('every icon can be told from its tile in both themes', () => {
  for (const { hex } of Object.values(brandIcons)) {
    const [light = '', dark = ''] = pair(hex);
    expect(contrast(light, 'ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, '171c27')).toBeGreaterThanOrEqual(3);
  }
});
