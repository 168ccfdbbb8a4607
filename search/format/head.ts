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

/** The columns that are known about each section before any text is loaded. Sections of a page follow one another. */
export interface SectionColumns {
  /** Empty for the first section of a page. */
  titles: readonly string[];
  /** As `encodeAnchor` writes them; empty for the first section of a page. */
  anchors: readonly string[];
  /** Separated by commas. */
  keywords: readonly string[];
}

/** What the start of an index contains: enough to answer from titles and keywords. It has at least one page. */
export interface Start extends SectionColumns {
  pages: readonly HeadPage[];
  /** Numbers of the sections that the rest contains, ascending. Their columns are empty here. */
  late: readonly number[];
  /** Hash in the name of the rest. */
  rest: string;
}

/** What every complete answer needs besides the start. */
export interface Rest {
  /** The columns of the late sections. */
  sections: SectionColumns;
  /** Words that occur in the text of several pages, for typing errors. */
  vocabulary: readonly string[];
  /** Beginnings of terms whose postings are all in `hotTerms`, sorted. */
  hot: readonly string[];
  /** A shard with the postings that most queries need; empty when there are none. */
  hotTerms: string;
  /** Where each shard begins, and the hash in its name; sorted. A shard has the terms from there to the beginning of the next one. Hashes have one length. */
  shards: readonly (readonly [start: string, hash: string])[];
  /** Files with texts of sections, in groups: the hash in the names of a group, and the first section of each of its files. */
  texts: readonly { hash: string; starts: readonly number[] }[];
}

/**
 * Both files are JSON. All values of one kind are grouped on one line, because similar values that are next to each other
 * compress better. Values that follow from other columns are omitted: a page begins where a section has neither title nor anchor.
 */
interface StartText {
  pages: Record<PageColumn, string>;
  sections: Record<keyof SectionColumns, string>;
  rest: string;
}

interface RestText {
  sections: Record<keyof SectionColumns, string>;
  vocabulary: string;
  hot: { beginnings: string; terms: string };
  shards: { starts: string; hashes: string };
  texts: { hashes: string; counts: string; lengths: string };
}

type PageColumn = Exclude<keyof HeadPage, 'firstSection'>;

/** Separates the categories of a trail. */
const LEVEL = '\t';
/** Stands for the title of a late section. No title contains it. */
const LATE = '\t';

/** The inverse of decodeStart. Line breaks and tabs in names become spaces. */
export function encodeStart({ pages, titles, anchors, keywords, late, rest }: Start): string {
  const isLate = new Set(late);
  const early = (values: readonly string[]) => values.map((value, section) => (isLate.has(section) ? '' : value));
  const text: StartText = {
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
      titles: titles.map((title, section) => (isLate.has(section) ? LATE : oneLine(title))).join('\n'),
      anchors: column(early(anchors), (anchor) => anchor),
      keywords: column(early(keywords), oneLine),
    },
    rest,
  };
  return JSON.stringify(text);
}

/**
 * Reads the start of an index.
 * @throws SyntaxError for a text that breaks off
 */
export function decodeStart(json: string): Start {
  const text = JSON.parse(json) as StartText;
  const marked = lines(text.sections.titles);
  const anchors = lines(text.sections.anchors);
  return {
    pages: decodePages(text.pages, marked, anchors),
    titles: marked.map((title) => (title === LATE ? '' : title)),
    anchors,
    keywords: lines(text.sections.keywords),
    late: [...marked.keys()].filter((section) => marked[section] === LATE),
    rest: text.rest,
  };
}

/** The inverse of decodeRest. */
export function encodeRest({ sections, vocabulary, hot, hotTerms, shards, texts }: Rest): string {
  const text: RestText = {
    sections: {
      titles: column(sections.titles, oneLine),
      anchors: column(sections.anchors, (anchor) => anchor),
      keywords: column(sections.keywords, oneLine),
    },
    vocabulary: vocabulary.join(' '),
    hot: { beginnings: hot.join(' '), terms: hotTerms },
    // Hashes have one length, so they need no separator.
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
 * Reads the rest of an index.
 * @throws SyntaxError for a text that breaks off
 */
export function decodeRest(json: string): Rest {
  const text = JSON.parse(json) as RestText;
  const starts = lines(text.shards.starts);
  return {
    sections: {
      titles: lines(text.sections.titles),
      anchors: lines(text.sections.anchors),
      keywords: lines(text.sections.keywords),
    },
    vocabulary: words(text.vocabulary),
    hot: words(text.hot.beginnings),
    hotTerms: text.hot.terms,
    shards: cutHashes(text.shards.hashes, starts.length).map((hash, index) => [starts[index] ?? '', hash]),
    texts: decodeTexts(text.texts),
  };
}

/** The columns of all sections: those of the start, with the late ones in their places. */
export function completeColumns(start: Start, { sections }: Rest): SectionColumns {
  const complete = (early: readonly string[], late: readonly string[]) => {
    const values = [...early];
    for (const [index, section] of start.late.entries()) values[section] = late[index] ?? '';
    return values;
  };
  return {
    titles: complete(start.titles, sections.titles),
    anchors: complete(start.anchors, sections.anchors),
    keywords: complete(start.keywords, sections.keywords),
  };
}

function decodeTexts({ hashes, counts, lengths }: RestText['texts']): Rest['texts'] {
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

function decodePages(columns: StartText['pages'], titles: readonly string[], anchors: readonly string[]): HeadPage[] {
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
const words = (text: string) => text.split(' ').filter((word) => word !== '');

function distances(ascending: readonly number[]): number[] {
  return ascending.map((number, index) => number - (ascending[index - 1] ?? 0));
}

function cutHashes(text: string, count: number): string[] {
  const length = text.length / count;
  return Array.from({ length: text === '' ? 0 : count }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}
