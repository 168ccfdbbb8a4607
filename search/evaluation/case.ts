/** 3 answers the query, 2 is one click away, 1 is related, 0 is no help, −1 misleads. */
export type Grade = 3 | 2 | 1 | 0 | -1;

/** A query with its judgments as addresses of the site. */
export interface Case {
  query: string;
  /** Class of a judged query, or kind of a generated one, for example `symptom` or `option`. */
  kind: string;
  /** Grade of each judged page, by its path. */
  pages: ReadonlyMap<string, Grade>;
  /** Sections that answer, as `path#anchor`; empty when only whole pages do. */
  sections: ReadonlySet<string>;
}
