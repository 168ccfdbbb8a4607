import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inEnglish } from '#model/message.ts';
import type { RecipeOption } from '#recipes/facts.ts';
import { fieldValue, variableName } from './field-values.ts';
import { controlOf } from './option-fields.ts';

const option = (type: string, allowed?: RecipeOption['allowed']): RecipeOption => ({
  name: 'a',
  path: 'a',
  type,
  required: false,
  description: 'What it is for.',
  ...(allowed && { allowed }),
});

/** The value that a recipe gets, read back. */
function taken(type: string, entered: string, allowed?: RecipeOption['allowed']): unknown {
  const given = option(type, allowed);
  const value = fieldValue({ option: given, control: controlOf(given), required: false }, entered);
  return value && ('value' in value ? parse(value.value) : value);
}

describe('the value of an entry', () => {
  it.each([
    ['string', 'abc', 'abc'],
    ['string', '123', '123'],
    ['string', 'true', 'true'],
    ['string', 'a: b', 'a: b'],
    ['string', '#x', '#x'],
    ['string', `\${HOME_DIR}`, `\${HOME_DIR}`],
    ['url', 'http://localhost:8080', 'http://localhost:8080'],
    ['integer', '25', 25],
    ['number', '0.5', 0.5],
    ['boolean', 'true', true],
    ['list<string>', 'a.*\n\n "b" ', ['a.*', '"b"']],
    ['list<integer>', '1\n2', [1, 2]],
    ['map<string>', 'a: b\nhost: http://x', { a: 'b', host: 'http://x' }],
    ['map<any>', '{a: [1]}', { a: [1] }],
    ['string', '   ', undefined],
  ])('of %s, from %j, is %j', (type, entered, value) => {
    expect(taken(type, entered)).toEqual(value);
  });

  it('keeps the type of a choice', () => {
    const meaning = 'What the value makes it do.';
    expect(taken('string', 'ASYNC', [{ value: 'ASYNC', meaning }])).toBe('ASYNC');
    expect(taken('string', '1', [{ value: '1', meaning }])).toBe('1');
    expect(taken('integer', '1', [{ value: 1, meaning }])).toBe(1);
  });

  it.each([
    ['integer', 'many'],
    ['integer', '1.5'],
    ['map<string>', 'no pair'],
    ['map<any>', '{a: 1,\n b: 2}'],
    ['secret', 'hunter2'],
  ])('of %s is rejected if it is %j', (type, entered) => {
    expect(inEnglish(taken(type, entered))).toEqual({ problem: expect.stringMatching(/.{20}/) });
  });

  it('of any text is that text again once the recipe is read', () => {
    const special = fc.constantFrom(' # x', ': ', '"', "'", '%', '@a', '&a', '*a', '[', '{', '1:30', 'NO', '~', '010');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          special,
          fc.tuple(special, fc.string()).map(([a, b]) => b + a),
        ),
        (text) => {
          const value = taken('string', text);
          return text.trim() === '' ? value === undefined : value === text.trim();
        },
      ),
      { seed: 28, numRuns: 500 },
    );
  });
});

describe('a secret', () => {
  it.each(['DB_PASSWORD', '$DB_PASSWORD', `\${DB_PASSWORD}`])('is the name of a variable, as in %s', (text) => {
    expect(variableName(text)).toEqual({ value: 'DB_PASSWORD' });
  });

  it.each(['hunter2', 'p@ss', 'eyJhbGciOi.abc', 'AKIAIOSFODNN7EXAMPLE', '12345', 'a b', '${a', 'password'])(
    'is rejected when it is entered directly: %s',
    (text) => {
      expect(inEnglish(variableName(text))).toEqual({ problem: expect.stringContaining('wasn’t added to the recipe') });
    },
  );

  it('may be a variable inside an address, without a password beside it', () => {
    const address = `postgresql://reader:\${DB_PASSWORD}@db.example.com/shop`;
    expect(variableName(address)).toEqual({ value: JSON.stringify(address) });
    expect(variableName(`postgresql://reader:hunter2@db.example.com/\${DB}`)).toHaveProperty('problem');
  });

  it('says how a lowercase variable is written', () => {
    expect(inEnglish(variableName('$db_password'))).toEqual({ problem: expect.stringContaining('`DB_PASSWORD`') });
  });
});
