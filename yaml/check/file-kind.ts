/** What rules about the YAML itself say about the kind of file. */
export interface FileKind {
  /** Its name, for example `recipe`. */
  name: string;
  /** How to paste one. */
  advice: string;
  /** Path and hash of the page that explains the file. */
  page: string;
}
