import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scalarText } from '#yaml/scalar-text.ts';
import { removeValue, setValue } from '#yaml/set-value.ts';

const recipe = `a:
  b: 1 # one
  list:
    - x
    - y

  text: |
    line
  group: {c: 1}
  none:
z: {}
`;

describe('setting an option', () => {
  it.each([
    ['a.b', '  b: 7 # one\n'],
    ['a.list', '  list: 7\n'],
    ['a.text', '  text: 7\n'],
    ['a.group.c', '  group: {c: 7}\n'],
    ['a.group.d', '  group: {d: 7, c: 1}\n'],
    ['a.none', '  none: 7\n'],
    ['a.none.e.f', '  none:\n    e:\n      f: 7\n'],
    ['a.new.g', '  none:\n  new:\n    g: 7\n'],
    ['z.h', 'z:\n  h: 7\n'],
  ])('%s changes nothing else', (path, written) => {
    const changed = setValue(recipe, path.split('.'), '7');
    expect(changed).toContain(written);
    const expected = parse(recipe);
    const keys = path.split('.');
    const group = keys.slice(0, -1).reduce((at, key) => {
      at[key] ??= {};
      return at[key];
    }, expected);
    group[keys.at(-1) ?? ''] = 7;
    expect(parse(changed)).toEqual(expected);
  });

  it('adds a comment to new lines', () => {
    expect(setValue('a:\n  b: 1\n', ['a', 'c'], '2', ['It is new.'])).toBe('a:\n  b: 1\n  # It is new.\n  c: 2\n');
  });

  it('and removing it restores the same values, with any keys and values', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'list', 'group', 'none', 'z', 'new', 'on'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(keys, fc.string(), (path, value) => {
        const changed = setValue(recipe, path, scalarText(value));
        if (changed === recipe) return;
        expect(path.reduce((at, key) => at[key], parse(changed))).toBe(value);
        expect(path.reduce((at, key) => at?.[key], parse(removeValue(changed, path, 2)))).toBeUndefined();
      }),
      { seed: 28, numRuns: 80 },
    );
  });
});
