import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { woff2ToTtf } from './woff2-to-ttf.ts';

/**
 * Puts the font of the site where the drawing library can read it.
 * @param woff2 the font as it is served; its name has a hash of its content
 * @param folder where the unpacked font is kept
 * @returns the unpacked file
 */
export function unpackFont(woff2: string, folder: string): string {
  const file = join(folder, basename(woff2).replace(/woff2$/, 'ttf'));
  mkdirSync(folder, { recursive: true });
  // Written aside and renamed: another build may be reading it.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, woff2ToTtf(readFileSync(woff2)));
  renameSync(aside, file);
  return file;
}
