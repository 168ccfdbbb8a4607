import { expect, it } from 'vitest';
import { type IconName, icon } from './icons.ts';

const names: IconName[] = ['check', 'copy', 'cross', 'info', 'tip', 'danger', 'note', 'caution', 'wrap'];

it.each(names)('draws the icon %s', (name) => {
  expect(icon(name).children.length).toBeGreaterThan(0);
});
