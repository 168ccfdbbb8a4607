import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHead, encodeHead, type Head } from './head.ts';

const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}_.,()-]{1,8}$/u), { minLength: 1, maxLength: 4 });
const text = words.map((list) => list.join(' '));
const hash = fc.stringMatching(/^[A-Za-z0-9]{8}$/);
const page = fc.record(
  {
    href: text,
    title: text,
    trail: fc.array(text, { maxLength: 3 }),
    kind: fc.constantFrom('guide' as const, 'graphql' as const),
    availability: fc.constantFrom('all' as const, 'managed' as const),
    version: text,
    weight: fc.double({ min: 0, max: 2, noNaN: true }).map((weight) => weight + 0),
    keywords: fc.oneof(text, fc.constant('')),
    synonyms: fc.oneof(text, fc.constant('')),
  },
  { requiredKeys: ['href', 'title', 'trail', 'kind', 'version', 'weight', 'keywords', 'synonyms'] },
);
const section = fc.record({ title: text, anchor: fc.oneof(text, fc.constant('')), keywords: text });

const heads: fc.Arbitrary<Head> = fc
  .tuple(
    fc.array(fc.tuple(page, fc.array(section, { maxLength: 3 })), { minLength: 1, maxLength: 5 }),
    fc.array(fc.stringMatching(/^[a-z]+$/)),
    fc.array(fc.tuple(text, hash), { minLength: 1 }),
    fc.array(fc.tuple(hash, fc.array(fc.nat(100), { minLength: 1 })), { minLength: 1 }),
  )
  .map(([written, vocabulary, shards, texts]) => {
    const columns = written.flatMap(([, sections]) => [{ title: '', anchor: '', keywords: '' }, ...sections]);
    const before = (index: number) =>
      written.slice(0, index).reduce((sum, [, sections]) => sum + sections.length + 1, 0);
    return {
      pages: written.map(([facts], index) => ({ ...facts, firstSection: before(index) })),
      titles: columns.map(({ title }) => title),
      anchors: columns.map(({ anchor }) => anchor),
      keywords: columns.map(({ keywords }) => keywords),
      vocabulary,
      shards,
      texts: inOrder(texts),
    };
  });

/** Groups of files whose first sections ascend from the first of all to the last. */
function inOrder(groups: readonly (readonly [hash: string, lengths: readonly number[]])[]): Head['texts'] {
  let section = 0;
  return groups.map(([hash, lengths]) => ({
    hash,
    starts: lengths.map((length) => {
      section += length;
      return section;
    }),
  }));
}

test('a head comes back from its text', () => {
  fc.assert(
    fc.property(heads, (head) => {
      expect(decodeHead(encodeHead(head))).toEqual(head);
    }),
  );
});

test('line breaks in names end no line of a column', () => {
  const [facts, next] = ['One\ntwo', 'Three'].map((title, firstSection) => {
    const rest = { kind: 'guide' as const, version: 'current', weight: 1, synonyms: '' };
    return { ...rest, href: `/docs/${firstSection}`, title, trail: ['Cate\tgory'], keywords: 'a,\nb', firstSection };
  });
  if (!facts || !next) throw new Error('Two pages were made.');
  const empty = ['', ''];
  const lists = { titles: empty, anchors: empty, keywords: empty, vocabulary: [], shards: [], texts: [] };
  const { pages } = decodeHead(encodeHead({ pages: [facts, next], ...lists }));
  expect(pages.map(({ title, trail, keywords }) => [title, trail, keywords])).toEqual([
    ['One two', ['Cate gory'], 'a, b'],
    ['Three', ['Cate gory'], 'a, b'],
  ]);
});

test('a head that breaks off is refused, since half of it would find nothing', () => {
  const head = encodeHead({
    pages: [],
    titles: [],
    anchors: [],
    keywords: [],
    vocabulary: ['lineage'],
    shards: [],
    texts: [],
  });
  expect(() => decodeHead(head.slice(0, -1))).toThrow(SyntaxError);
});
