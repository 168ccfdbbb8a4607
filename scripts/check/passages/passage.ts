/** A piece of prose that people read as a unit: a paragraph, a heading, a cell, or a label. */
export interface Passage {
  /** Prose on one line. Inline code has its backticks and bold text its asterisks; links are only their text. */
  text: string;
  /** 1-based line on which it starts. */
  line: number;
  /** What it is; `sentence` is running text in a page or in data, and `cell` is text in a table. */
  kind: 'sentence' | 'heading' | 'cell' | 'interface';
  /** Path of the key in data, for example `modules[].options[].description`. */
  key?: string;
}
