import type { SearchRecord } from '../record.ts';
import { decodeNumbers, encodeNumbers } from './numbers.ts';

/** What is known of a page before any text is loaded. */
export interface HeadPage
  extends Pick<
    SearchRecord,
    'href' | 'trail' | 'kind' | 'availability' | 'version' | 'weight' | 'keywords' | 'synonyms'
  > {
  title: string;
  /** Number of its first section. */
  firstSection: number;
}

/** What every search begins with, of at least one page. Sections of a page stand one after another; the first of a page has no title and no anchor. */
export interface Head {
  pages: readonly HeadPage[];
  /** Of every section. */
  titles: readonly string[];
  /** Of every section, as `encodeAnchor` writes it. */
  anchors: readonly string[];
  /** Of every section, separated by commas. */
  keywords: readonly string[];
  /** Words that several pages hold in their text, for typing errors. */
  vocabulary: readonly string[];
  /** Where each shard begins, and the hash in its name; sorted. A shard has the terms from there to the beginning of the next one. Hashes have one length. */
  shards: readonly (readonly [start: string, hash: string])[];
  /** Files with texts of sections, in groups: the hash in the names of a group, and the first section of each of its files. */
  texts: readonly { hash: string; starts: readonly number[] }[];
}

/**
 * A head as text: JSON, in which all values of one kind stand together, a line each. What stands together is alike and compresses to less.
 * What follows from other columns is left out: a page begins where a section has neither title nor anchor.
 */
interface HeadText {
  pages: Record<PageColumn, string>;
  sections: Record<'titles' | 'anchors' | 'keywords', string>;
  vocabulary: string;
  shards: { starts: string; hashes: string };
  texts: { hashes: string; counts: string; lengths: string };
}

type PageColumn = Exclude<keyof HeadPage, 'firstSection'>;

/** Stands between the categories of a trail. */
const LEVEL = '\t';

/** The inverse of decodeHead. Line breaks and tabs in names become spaces. */
export function encodeHead(head: Head): string {
  const { pages, titles, anchors, keywords, vocabulary, shards, texts } = head;
  const text: HeadText = {
    pages: {
      href: column(pages, ({ href }) => href),
      title: column(pages, ({ title }) => oneLine(title)),
      trail: column(pages, ({ trail }) => trail.map(oneLine).join(LEVEL)),
      kind: column(pages, ({ kind }) => kind),
      availability: column(pages, ({ availability = '' }) => availability),
      version: column(pages, ({ version }) => version),
      weight: column(pages, ({ weight }) => String(weight)),
      keywords: column(pages, (page) => oneLine(page.keywords)),
      synonyms: column(pages, ({ synonyms }) => oneLine(synonyms)),
    },
    sections: {
      titles: column(titles, oneLine),
      anchors: column(anchors, (anchor) => anchor),
      keywords: column(keywords, oneLine),
    },
    vocabulary: vocabulary.join(' '),
    // Hashes have one length, so nothing has to stand between them.
    shards: { starts: column(shards, ([start]) => start), hashes: shards.map(([, hash]) => hash).join('') },
    texts: {
      hashes: texts.map(({ hash }) => hash).join(''),
      counts: encodeNumbers(texts.map(({ starts }) => starts.length)),
      lengths: encodeNumbers(distances(texts.flatMap(({ starts }) => starts))),
    },
  };
  return JSON.stringify(text);
}

/**
 * Reads the head of an index.
 * @throws SyntaxError for a text that breaks off
 */
export function decodeHead(json: string): Head {
  const text = JSON.parse(json) as HeadText;
  const titles = lines(text.sections.titles);
  const anchors = lines(text.sections.anchors);
  const starts = lines(text.shards.starts);
  return {
    pages: decodePages(text.pages, titles, anchors),
    titles,
    anchors,
    keywords: lines(text.sections.keywords),
    vocabulary: text.vocabulary.split(' ').filter((word) => word !== ''),
    shards: cutHashes(text.shards.hashes, starts.length).map((hash, index) => [starts[index] ?? '', hash]),
    texts: decodeTexts(text.texts),
  };
}

function decodeTexts({ hashes, counts, lengths }: HeadText['texts']): Head['texts'] {
  const starts = decodeNumbers(lengths);
  for (const index of starts.keys()) starts[index] = (starts[index - 1] ?? 0) + (starts[index] ?? 0);
  const sizes = decodeNumbers(counts);
  let end = 0;
  return cutHashes(hashes, sizes.length).map((hash, group) => {
    const first = end;
    end += sizes[group] ?? 0;
    return { hash, starts: starts.slice(first, end) };
  });
}

function decodePages(columns: HeadText['pages'], titles: readonly string[], anchors: readonly string[]): HeadPage[] {
  const firsts = [...titles.keys()].filter((section) => titles[section] === '' && anchors[section] === '');
  const values = Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, lines(text)])) as Record<
    PageColumn,
    string[]
  >;
  return firsts.map((firstSection, page) => {
    const value = (name: PageColumn) => values[name][page] ?? '';
    const availability = value('availability') as NonNullable<HeadPage['availability']> | '';
    return {
      href: value('href'),
      title: value('title'),
      trail: value('trail')
        .split(LEVEL)
        .filter((category) => category !== ''),
      kind: value('kind') as HeadPage['kind'],
      ...(availability && { availability }),
      version: value('version'),
      weight: Number(value('weight')),
      keywords: value('keywords'),
      synonyms: value('synonyms'),
      firstSection,
    };
  });
}

function column<T>(items: readonly T[], value: (item: T) => string): string {
  return items.map(value).join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const lines = (text: string) => text.split('\n');

function distances(ascending: readonly number[]): number[] {
  return ascending.map((number, index) => number - (ascending[index - 1] ?? 0));
}

function cutHashes(text: string, count: number): string[] {
  const length = text.length / count;
  return Array.from({ length: text === '' ? 0 : count }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}
