import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recipeLine } from './recipe-lines.ts';

it.each([
  ['source:', ['', 'source:', '', '']],
  ['  type: mysql # the plugin', ['  ', 'type:', ' mysql ', '# the plugin']],
  ['# all of it', ['', '', '', '# all of it']],
  [`  - "a # b": 'c'`, ['  - ', '', `"a # b": 'c'`, '']],
  ['  allow: [a#b]', ['  ', 'allow:', ' [a#b]', '']],
])('%j is split', (line, parts) => {
  expect(Object.values(recipeLine(line))).toEqual(parts);
});

it('loses nothing of any line', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const line = text.replaceAll('\n', ' ');
      expect(Object.values(recipeLine(line)).join('')).toBe(line);
    }),
  );
});
