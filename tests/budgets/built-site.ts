import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedSize } from '#scripts/bench/first-load.ts';
import { filesBelow } from '#scripts/files-below.ts';

/** Folder of the built site; see tests/build-real-site.ts. */
export const built = join(process.cwd(), 'dist');

/** All files of the built site. */
export const files = filesBelow(built);

/** All documents, by path below dist/. */
export const documents = files.filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));

/** Text of a built file. */
export function read(file: string): string {
  return readFileSync(join(built, file), 'utf8');
}

const sizes = new Map<string, number>();

/** Size in bytes as sent; see `compressedSize`. Many pages load the same files, and compressing one takes up to a second. */
export function sentSize(text: string): number {
  const size = sizes.get(text) ?? compressedSize(text);
  sizes.set(text, size);
  return size;
}
