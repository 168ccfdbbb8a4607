import type { SearchRecord } from '../record.ts';

/** A section that an engine found. */
export interface FoundSection {
  /** Path of the page, for example `/docs/tags`. */
  path: string;
  /** Anchor within the page; empty for its beginning. */
  anchor: string;
}

/** What an engine answers to a query. */
export interface SearchAnswer {
  /** Best first. */
  found: readonly FoundSection[];
  /** Whether the engine stands by its answer; one that can't tell does whenever it found something. */
  confident: boolean;
}

export type Search = (query: string) => Promise<SearchAnswer>;

/** Contents of the files that an engine writes, by name. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>;

/** An engine under comparison. */
export interface SearchAdapter {
  /** As the table shows it. */
  name: string;
  /**
   * Makes the index, as a build would.
   * @param records sections of all pages; `href` is the path with the anchor
   */
  build(records: readonly SearchRecord[]): Promise<IndexFiles>;
  /**
   * Opens the index, as a browser would.
   * @param read fetches a file of the index; what an engine reads before its first answer is what readers wait for
   */
  open(read: (file: string) => Promise<Uint8Array>): Promise<Search>;
}

/** What an engine found, from addresses such as `/docs/tags#create`. */
export function toAnswer(hrefs: readonly string[]): SearchAnswer {
  const found = hrefs.map((href) => {
    const at = href.indexOf('#');
    return at < 0 ? { path: href, anchor: '' } : { path: href.slice(0, at), anchor: href.slice(at + 1) };
  });
  return { found, confident: found.length > 0 };
}
