/** A term of the index that answers a word of the query, and how much of the word's worth it brings. */
export interface FoundTerm {
  term: string;
  weight: number;
  /** Whether it counts only in titles and names of pages: what is merely meant alike is not worth loading where texts hold it. */
  isRelated?: boolean;
}
