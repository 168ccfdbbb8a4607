import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the files of a cache that weren't used, once there are many more of them than of the used ones. Until then they are
 * kept, because files of other branches and of the day before remain useful for a while.
 * @param used keys that were requested; a filename begins with its key and a dot
 * @param spare number of unused files that may remain
 */
export function pruneFolder(dir: string, used: { size: number; has(key: string): boolean }, spare: number): void {
  // Nothing is stored for pages with problems, so there might be no folder.
  if (used.size === 0 || !existsSync(dir)) return;
  const files = readdirSync(dir);
  if (files.length <= 4 * used.size + spare) return;
  for (const file of files) if (!used.has(file.replace(/\..*$/, ''))) rmSync(join(dir, file), { force: true });
}
