import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Lists all files below a folder.
 * @returns paths below the folder with forward slashes, sorted
 * @throws Error of the file system if the folder can't be read
 */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
