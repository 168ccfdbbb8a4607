/** What a fact is; `compare-facts.ts` says which kinds must occur equally often. */
export type FactKind =
  /** Inline code, or an identifier in prose: they count as the same, because a rewrite can add or remove the backticks. */
  | 'name'
  /** A whole sample, program comments left out. */
  | 'sample'
  /** Number with its unit. */
  | 'number'
  /** Text in quotation marks. */
  | 'quotation'
  /** Bold text that starts with a capital letter: the name of a button, a tab, or a privilege. */
  | 'label'
  | 'link'
  /** Id of a heading. */
  | 'anchor'
  | 'admonition'
  /** Rows and columns. */
  | 'table'
  /** Directive with its attributes. */
  | 'directive'
  /** Path of a key in data, without the numbers of entries. */
  | 'key'
  /** Path and value of anything in data that isn't prose. */
  | 'value';

/** One fact at one place in a file. */
export interface Fact {
  kind: FactKind;
  value: string;
  /** 1-based line of the block or value that contains it. */
  line: number;
  /** A number in words. It counts the same as digits, but a rewrite can drop it: "the two" becomes "they". */
  inWords?: true;
}
