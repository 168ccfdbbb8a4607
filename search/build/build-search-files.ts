import { encodeAnchor } from '../format/anchors.ts';
import type { Head, HeadPage } from '../format/head.ts';
import type { Postings } from '../format/postings.ts';
import { encodeShard } from '../format/shard.ts';
import type { SearchRecord } from '../record.ts';
import { chunks } from './chunks.ts';
import { contentIndex } from './content-index.ts';
import { vocabulary } from './vocabulary.ts';

// Measured in docs/decisions/0013-search.md: smaller files compress worse, larger ones load more than a query needs.
const SHARD_CHARACTERS = 4_000;
const TEXT_CHARACTERS = 3_500;

/** The files of an index: the head, and what it names. */
export interface SearchFiles {
  head: string;
  /** Text by file name; names hold a hash of the text, so they can be kept for ever. */
  parts: ReadonlyMap<string, string>;
}

/**
 * Builds the index over all records of one locale and version.
 * @param records sections in the order of their pages, each page beginning with the section that has no title
 * @param hash a short name for a text, the same for the same text
 */
export function buildSearchFiles(records: readonly SearchRecord[], hash: (text: string) => string): SearchFiles {
  const parts = new Map<string, string>();
  const store = (kind: string, text: string): string => {
    const file = `${kind}-${hash(text)}.txt`;
    parts.set(file, text);
    return file;
  };
  const terms = contentIndex(records);
  const pages = headPages(records);
  const cost = ([term, { sections }]: [string, Postings]) => term.length + 2 + sections.length * 1.5;
  const texts = chunks([...records.entries()], ([, record]) => excerptText(record).length, TEXT_CHARACTERS);
  const head: Head = {
    pages,
    sections: records.map(sectionLine).join('\n'),
    vocabulary: vocabulary(records).join(' '),
    shards: chunks(terms, cost, SHARD_CHARACTERS).map((run) => [run[0]?.[0] ?? '', store('terms', encodeShard(run))]),
    texts: texts.map((run) => [
      run[0]?.[0] ?? 0,
      store('text', run.map(([, record]) => excerptText(record)).join('\n')),
    ]),
  };
  return { head: JSON.stringify(head), parts };
}

/** One line, since lines separate sections. */
function excerptText({ text }: SearchRecord): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sectionLine({ href, section, keywords }: SearchRecord): string {
  const anchor = href.split('#')[1] ?? '';
  if (anchor === '') return '';
  const title = section.replace(/\s+/g, ' ');
  return [title, encodeAnchor(title, anchor), ...(keywords === '' ? [] : [keywords])].join('\t');
}

function headPages(records: readonly SearchRecord[]): HeadPage[] {
  return records.flatMap(({ page, section: _, text: __, code: ___, ...record }, firstSection) =>
    record.href.includes('#') ? [] : [{ ...record, title: page, firstSection }],
  );
}
