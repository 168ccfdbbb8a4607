import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Finds files by the ending of their names.
 * @param root folder of the repository
 * @param folders where to look, with everything below
 * @param ending its first group is the name
 * @returns paths in the repository by name, in the order of the names
 * @throws when two files have the same name
 */
export function findByEnding(root: string, folders: readonly string[], ending: RegExp): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file).split(sep).join('/'),
    ),
  );
  const found = new Map<string, string>();
  for (const file of files.sort()) {
    const name = ending.exec(file)?.[1];
    if (name === undefined) continue;
    const other = found.get(name);
    if (other !== undefined) throw new Error(`${other} and ${file} are both named "${name}". Rename one of them.`);
    found.set(name, file);
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
