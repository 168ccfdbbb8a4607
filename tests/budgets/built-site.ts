import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files-below.ts';

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
