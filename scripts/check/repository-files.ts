import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../options.ts';
import { isWritten, type WrittenFile } from './verified/verified-report.ts';

/**
 * The files that a path on the command line refers to.
 * @param root folder of the repository
 * @param path file or folder, either absolute or relative to the repository
 * @param isWanted which files of a folder are wanted; a file that is named itself always is
 * @returns paths in the repository with forward slashes, sorted
 * @throws UsageError if there is no such file or folder in the repository
 */
export function filesBelow(root: string, path: string, isWanted: (path: string) => boolean): string[] {
  const full = resolve(root, path);
  const inside = relative(root, full).split(sep).join('/');
  if (inside.startsWith('..')) throw new UsageError(`"${path}" is outside the repository.`);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat) throw new UsageError(`There is no file "${path}".`);
  if (!stat.isDirectory()) return [inside];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => (inside === '' ? name : join(inside, name)).split(sep).join('/'))
    .filter((name) => isWanted(name) && statSync(join(root, name)).isFile())
    .sort();
}

/**
 * Reads a text of the repository as git stores it: with line feeds only.
 * @param root folder of the repository
 * @param path file, relative to the repository
 */
export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\r\n?/g, '\n');
}

/**
 * All content files that people write, with their texts.
 * @param root folder of the repository
 * @returns sorted by path
 */
export function contentFiles(root: string): WrittenFile[] {
  return filesBelow(root, 'content', isWritten).map((path) => ({ path, text: readText(root, path) }));
}
