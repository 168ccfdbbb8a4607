/** A term of the index that matches a word of the query, and how much of the word's worth it contributes. */
export interface FoundTerm {
  term: string;
  weight: number;
  /**
   * Whether it only counts in titles and names of pages. A term that is merely similar in meaning isn't worth loading from texts.
   */
  isRelated?: boolean;
}
