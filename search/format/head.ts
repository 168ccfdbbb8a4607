import type { SearchRecord } from '../record.ts';

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

/** The file that every search begins with, as JSON. */
export interface Head {
  pages: HeadPage[];
  /** `title TAB anchor code TAB keywords, if any` of every section, a line each; the first of a page has none of them. */
  sections: string;
  /** Words that several pages hold in their text, for typing errors; sorted. */
  vocabulary: string;
  /** First term and file name of each shard, sorted by term. */
  shards: (readonly [term: string, file: string])[];
  /** First section and file name of each file with texts of sections. */
  texts: (readonly [section: number, file: string])[];
}
