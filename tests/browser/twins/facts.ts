/** What a document and its twin must have in common; texts without white space, since both wrap and align as they like. */
export interface PageFacts {
  /** Depth and text. */
  headings: string[];
  /** Blocks of code: language and text, white space kept. */
  blocks: string[];
  /** All code within lines and cells, one text after the other. */
  inlineCode: string;
  /** Every row of every table, its cells separated by bars. */
  rows: string[];
  /** Text and address of every link, the address as the twin writes it. */
  links: string[];
  /** All that is said, letter by letter. */
  text: string;
}

/** Without white space, and without what lists of terms are punctuated with where there are no columns. */
export function squeeze(text: string): string {
  return text.replace(/[\s:;•]+/g, '');
}
