import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the files of a cache that nobody asked for, once they are much more than the others: those of other branches and of yesterday stay
 * useful for a while.
 * @param used keys that were asked for; the name of a file begins with its key and a dot
 * @param spare files that may lie there unused
 */
export function pruneFolder(dir: string, used: { size: number; has(key: string): boolean }, spare: number): void {
  // Of pages with problems nothing is stored, so there may be no folder.
  if (used.size === 0 || !existsSync(dir)) return;
  const files = readdirSync(dir);
  if (files.length <= 4 * used.size + spare) return;
  for (const file of files) if (!used.has(file.replace(/\..*$/, ''))) rmSync(join(dir, file), { force: true });
}
