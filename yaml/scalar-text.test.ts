import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ImplicitType, implicitType } from './implicit-type.ts';
import { readYaml } from './read-yaml.ts';
import { scalarText } from './scalar-text.ts';
import { valueAt } from './tree.ts';

/** What PyYAML 6 makes of plain scalars; undefined for a string. */
const resolved: Readonly<Record<string, ImplicitType | undefined>> = {
  yes: 'bool',
  NO: 'bool',
  on: 'bool',
  True: 'bool',
  y: undefined,
  N: undefined,
  yEs: undefined,
  '~': 'null',
  Null: 'null',
  nULL: undefined,
  '0': 'int',
  '007': 'int',
  '08': undefined,
  '0o17': undefined,
  '0x1F': 'int',
  '0b11': 'int',
  '1_000': 'int',
  '+12': 'int',
  '1:30': 'int',
  '12:61': undefined,
  '190:20:30.15': 'float',
  '1e3': undefined,
  '1.5e3': undefined,
  '1.5e+3': 'float',
  '1.': 'float',
  '.5': 'float',
  '.': undefined,
  '-.inf': 'float',
  '.NaN': 'float',
  '2023-04-01': 'timestamp',
  '2023-4-1': undefined,
  '2023-4-1 10:00:00': 'timestamp',
  '2023-04-01T10:00:00Z': 'timestamp',
  '=': 'value',
  '<<': 'merge',
};

describe('a plain scalar', () => {
  it.each(Object.entries(resolved))('%s has the type that PyYAML gives it', (source, type) => {
    expect(implicitType(source)).toBe(type);
  });

  it.each(Object.entries(resolved).filter(([, type]) => type === undefined))('%s is read as a string', (source) => {
    const value = valueAt(readYaml(`a: ${source}`).root, 'a');
    expect(value).toMatchObject({ kind: 'scalar', value: source });
  });
});

describe('a string that is written as YAML', () => {
  const parts = fc.constantFrom(
    ...[' #', ': ', ':', '"', "'", '\\', '%', '@', '&', '*', '!', '|', '>', '- ', '?', '[', ']', '{', '}', ',', '`'],
    ...['\n', '\r\n', '\t', ' ', '\u0085', '\u2028', '\ufeff', '\u0000', '\u007f', '---', '...', '$', '${', '😀'],
    ...['1:30', 'yes', 'on', 'NO', '~', '1e3', '0o17', '010', '0x1f', '2023-04-01', 'null', 'a', '.5', '=', '<<', 'é'],
  );
  const strings = fc.oneof(
    parts,
    fc.array(parts, { maxLength: 6 }).map((list) => list.join('')),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );

  it('is read back as the same string, in a block, a list, and a map', () => {
    fc.assert(
      fc.property(strings, (text) => {
        const written = scalarText(text);
        const recipe = `a: ${written}\nb: [${written}, x]\nc: {d: ${written}, ${written}: e}\n`;
        const value = { a: text, b: [text, 'x'], c: { d: text, [text]: 'e' } };
        for (const version of ['1.1', '1.2'] as const) {
          expect(parse(recipe, { version, uniqueKeys: false, merge: false })).toEqual(value);
        }
        expect(written.split(/[\n\r]/)).toHaveLength(1);
        expect(/^["']/.test(written) || implicitType(written) === undefined).toBe(true);
      }),
      { seed: 28, numRuns: 250 },
    );
  });

  it('stays readable: plain where nothing can be misread, without double backslashes in patterns', () => {
    expect(scalarText('https://example.com:8080/api')).toBe('https://example.com:8080/api');
    expect(scalarText('pass # x')).toBe('"pass # x"');
    expect(scalarText('shop\\.orders')).toBe("'shop\\.orders'");
    expect(scalarText('it\'s "q"')).toBe("'it''s \"q\"'");
  });
});
