import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeColumns, decodeRest, decodeStart, encodeRest, encodeStart, type Rest } from './head.ts';

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

/** Pages with their sections, some of which are late. */
const sites = fc
  .array(fc.tuple(page, fc.array(fc.tuple(section, fc.boolean()), { maxLength: 3 })), { minLength: 1, maxLength: 5 })
  .map((written) => {
    const first = { title: '', anchor: '', keywords: '' };
    const rows = written.flatMap(([, sections]) => [[first, false] as const, ...sections]);
    const before = (index: number) =>
      written.slice(0, index).reduce((sum, [, sections]) => sum + sections.length + 1, 0);
    return {
      pages: written.map(([facts], index) => ({ ...facts, firstSection: before(index) })),
      titles: rows.map(([{ title }]) => title),
      anchors: rows.map(([{ anchor }]) => anchor),
      keywords: rows.map(([{ keywords }]) => keywords),
      late: [...rows.keys()].filter((number) => rows[number]?.[1]),
    };
  });

const rests = fc
  .record({
    vocabulary: fc.array(fc.stringMatching(/^[a-z]+$/)),
    hot: fc.array(fc.stringMatching(/^[a-z]+$/)),
    hotTerms: fc.string(),
    shards: fc.array(fc.tuple(text, hash), { minLength: 1 }),
    texts: fc.array(fc.tuple(hash, fc.array(fc.nat(100), { minLength: 1 })), { minLength: 1 }),
  })
  .map((rest) => ({ ...rest, texts: inOrder(rest.texts) }));

/** Groups of files whose first sections ascend from the first of all to the last. */
function inOrder(groups: readonly (readonly [hash: string, lengths: readonly number[]])[]): Rest['texts'] {
  let section = 0;
  return groups.map(([hash, lengths]) => ({
    hash,
    starts: lengths.map((length) => {
      section += length;
      return section;
    }),
  }));
}

test('pages and sections are restored from the start and the rest', () => {
  fc.assert(
    fc.property(sites, rests, hash, (site, lists, name) => {
      const ofLate = (column: readonly string[]) => site.late.map((number) => column[number] ?? '');
      const sections = {
        titles: ofLate(site.titles),
        anchors: ofLate(site.anchors),
        keywords: ofLate(site.keywords),
      };
      const start = decodeStart(encodeStart({ ...site, rest: name }));
      expect(start).toMatchObject({ pages: site.pages, late: site.late, rest: name });
      for (const number of site.late) expect(start.titles[number]).toBe('');
      const rest = decodeRest(encodeRest({ ...lists, sections }));
      expect(rest).toMatchObject(lists);
      const { titles, anchors, keywords } = site;
      expect(completeColumns(start, rest)).toEqual({ titles, anchors, keywords });
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
  const columns = { titles: empty, anchors: empty, keywords: empty, late: [], rest: '' };
  const { pages } = decodeStart(encodeStart({ pages: [facts, next], ...columns }));
  expect(pages.map(({ title, trail, keywords }) => [title, trail, keywords])).toEqual([
    ['One two', ['Cate gory'], 'a, b'],
    ['Three', ['Cate gory'], 'a, b'],
  ]);
});

test('a truncated start or rest is rejected, because half of it would find nothing', () => {
  const none = { titles: [], anchors: [], keywords: [] };
  const start = encodeStart({ pages: [], ...none, late: [], rest: 'abcdefgh' });
  expect(() => decodeStart(start.slice(0, -1))).toThrow(SyntaxError);
  const rest = encodeRest({ sections: none, vocabulary: ['lineage'], hot: [], hotTerms: '', shards: [], texts: [] });
  expect(() => decodeRest(rest.slice(0, -1))).toThrow(SyntaxError);
});
