import { createHash } from 'node:crypto';

/** What tells whether a file that was loaded is whole. */
export interface ContentFacts {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The facts of a text. */
export function contentFacts(text: string): ContentFacts {
  return { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
}
