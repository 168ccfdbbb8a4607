import { expect, test } from 'vitest';
import type { ErrorFacts } from '../knowledge/knowledge.ts';
import { indexErrors } from './error-index.ts';
import { likenessTo } from './likeness.ts';
import { readPasted } from './pasted-text.ts';

const entry = (id: string, title: string, keywords: string[]): ErrorFacts => ({
  kind: 'entry',
  id,
  anchor: `error-${id}`,
  title,
  messages: [{ text: `message of ${id}` }],
  keywords,
  page: '/docs/quickstart',
  symptom: [],
  shows: [],
  causes: [],
});

/** Likeness of each entry to a text, by ID. */
function likeness(text: string, errors: readonly ErrorFacts[]): Record<string, number> {
  const index = indexErrors({ errors, evidence: { platform: [], contexts: [], generic: [], wrappers: [] } });
  const of = likenessTo(readPasted(text), index);
  return Object.fromEntries(index.entries.map((each) => [each.error.id, of(each)]));
}

test('an entry with one passage about the problem is more similar than an entry with the same words scattered across it', () => {
  const { whole = 0, scattered = 0 } = likeness('I dropped a table and it still shows up in the catalog', [
    entry('whole', 'First title', [
      'dropped table still in the catalog',
      'policy without an owner',
      'glossary without terms',
    ]),
    entry('scattered', 'Second title', ['dropped policy without', 'table owner', 'glossary of the catalog still']),
  ]);
  expect(whole).toBeGreaterThan(scattered);
});

test('a long entry isn’t penalized if one of its passages is about the problem', () => {
  const others = Array.from({ length: 30 }, (_, index) => `another problem of number${index} with thing${index}`);
  const { short = 0, long = 0 } = likeness('groups of the directory are empty after the import', [
    entry('short', 'First title', ['directory groups are empty']),
    entry('long', 'Second title', [...others, 'directory groups are empty']),
  ]);
  expect(long).toBeCloseTo(short, 5);
});

test('the name of a product counts once', () => {
  const { product = 0, topic = 0 } = likeness('ClickHouse lineage', [
    entry('product', 'ClickHouse', ['parts']),
    entry('topic', 'lineage', ['pieces']),
  ]);
  expect(product).toBeCloseTo(topic, 5);
});

test('a word counts more if other entries have it only in their fixes', () => {
  const others = (where: 'title' | 'fix') =>
    Array.from({ length: 20 }, (_, index): ErrorFacts => {
      const words = `rebuild of thing${index}`;
      const other = entry(`other${index}`, where === 'title' ? words : `problem ${index}`, [
        `sign${index} mark${index}`,
      ]);
      return where === 'title' ? other : { ...other, causes: [{ cause: [], check: [], fix: [words] }] };
    });
  const subject = entry('subject', 'The rebuild ends early', ['graph stays empty']);
  const likenessAmong = (where: 'title' | 'fix') =>
    likeness('my rebuild ended with an unknown result', [subject, ...others(where)]).subject ?? 0;
  expect(likenessAmong('fix')).toBeGreaterThan(likenessAmong('title'));
});
