import { expect, it } from 'vitest';
import { type IconName, icon } from './icons.ts';

const names: IconName[] = ['check', 'cross', 'info', 'tip', 'danger', 'note', 'caution'];

it.each(names)('draws the icon %s', (name) => {
  expect(icon(name).children.length).toBeGreaterThan(0);
});
