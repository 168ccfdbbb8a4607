import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { inEnglish } from '#model/message.ts';
import { applyEdits } from '#model/text-edit.ts';
import { checkRecipe } from './check-recipe.ts';
import { completeAt } from './complete-at.ts';
import { explainAt } from './explain-at.ts';
import { ruleCases } from './rules/rule-cases.ts';
import { exampleFacts, mysqlRecipe } from './testing/example-facts.ts';
import type { RunPlace } from './types.ts';

const places: readonly RunPlace[] = ['host', 'container', 'kubernetes', 'ui', 'scheduler'];

/** Pieces of recipes in any order, which come nearer to the rules than random characters do. */
const pieces = [
  'source:',
  'type: mysql',
  'config:',
  'host_port: a',
  'password: b',
  'sink:',
  '- ',
  '  ',
  '\n',
  '\t',
  '{',
  '}',
  '[',
  ']',
  '*a',
  '&a ',
  '<<: ',
  '"',
  "'",
  '|',
  '#',
  '\u0000',
  '\r\n',
  'transformers:',
  'stateful_ingestion: {enabled: true}',
  '!x ',
  '? ',
  ': ',
];
const recipeLike = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
const broken = fc
  .tuple(fc.constantFrom(...ruleCases), fc.nat(400), fc.nat(20), fc.constantFrom(...pieces))
  .map(([{ failing, config = '', rest }, at, length, piece]) => {
    const text = failing ?? mysqlRecipe(config, rest);
    return text.slice(0, at) + piece + text.slice(at + length);
  });
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), recipeLike, broken);

describe('checking a recipe', () => {
  it('accepts a valid recipe and says what it needs', () => {
    const text = mysqlRecipe(
      'password: ${MYSQL_PASSWORD}',
      'sink: {type: datahub-rest, config: {server: "http://localhost:8080"}}',
    );
    expect(checkRecipe(text, exampleFacts, 'host')).toEqual({
      problems: [],
      source: 'mysql',
      sink: 'datahub-rest',
      install: "pip install 'acryl-datahub[mysql,datahub-rest]'",
    });
  });

  it('says which facts are missing', () => {
    const facts = { ...exampleFacts, loaded: {} };
    expect(checkRecipe(mysqlRecipe('usernam: a'), facts, 'host')).toMatchObject({
      problems: [],
      missingFacts: 'mysql',
    });
  });

  it('never throws, and its problems lie in the text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...places), (text, place) => {
        for (const { from, to, line, column, message } of inEnglish(checkRecipe(text, exampleFacts, place)).problems) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(text.split('\n')[line - 1]?.length ?? 0).toBeGreaterThanOrEqual(column - 1);
          expect(message).toMatch(/[.?]$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('offers only corrections that leave valid YAML', () => {
    fc.assert(
      fc.property(fc.oneof(recipeLike, broken), fc.constantFrom(...places), (text, place) => {
        const isValid = (yaml: string) =>
          parseDocument(yaml, { uniqueKeys: false, version: '1.1' }).errors.length === 0;
        if (!isValid(text)) return;
        for (const { fixes, rule } of inEnglish(checkRecipe(text, exampleFacts, place)).problems) {
          for (const { edits } of fixes)
            expect([rule, text, isValid(applyEdits(text, edits))]).toEqual([rule, text, true]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('completes and explains at every offset without throwing', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: -5, max: 500 }), (text, offset) => {
        for (const { from, to } of completeAt(text, offset, exampleFacts)) {
          expect(from).toBeLessThanOrEqual(to);
          expect(to).toBeLessThanOrEqual(text.length);
        }
        explainAt(text, offset, exampleFacts);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['['.repeat(200_000), 'nested'],
    ['- '.repeat(100_000), 'nested'],
    ['a: 1\n'.repeat(40_000), 'keys and values'],
    [`[${','.repeat(200_000)}`, 'keys and values'],
    ['a'.repeat(300_000), 'kilobytes'],
    [Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), 'nested'],
  ])('explains in one problem why it does not read text %#', (text, says) => {
    const { problems } = inEnglish(checkRecipe(text, exampleFacts, 'host'));
    expect(problems.map(({ rule }) => rule)).toEqual(['unreadable']);
    expect(problems[0]?.message).toContain(says);
  });
});
