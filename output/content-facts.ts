import { createHash } from 'node:crypto';

/** Data that shows whether a loaded file is complete. */
export interface ContentFacts {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The facts of a text. */
export function contentFacts(text: string): ContentFacts {
  return { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') };
}
