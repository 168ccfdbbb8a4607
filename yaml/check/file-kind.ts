import type { Said } from '#model/message.ts';

/** What rules about the YAML itself need to know about the kind of file. */
export interface FileKind {
  /** Its name, for example `recipe`. */
  name: Said;
  /** How to paste one. */
  advice: Said;
  /** Path and hash of the page that explains the file. */
  page: string;
}
