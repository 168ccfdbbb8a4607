import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** Twenty times the size of the largest file. Reading more would take minutes before anyone found out why. */
export const MOST_BYTES = 5_000_000;

/** Reads text files below the content folder and names them as problems do. */
export interface ContentFiles {
  /** Name of the content folder, which begins the file paths of problems. */
  name: string;
  /** The text with only line feeds and without a byte order mark; undefined if there is no such file or it is too large. */
  read(path: string): string | undefined;
  /**
   * Files below a folder, hidden ones left out.
   * @param folder path below the content folder
   * @param depth `files` lists only the folder, and `tree` includes its subfolders
   * @returns paths below the folder with forward slashes, sorted; empty if there is no such folder
   */
  list(folder: string, depth: 'files' | 'tree'): string[];
  /** Files that `read` left out because they are too large, sorted. Paths below the content folder. */
  tooLarge(): string[];
  /** Names of the folders in a folder, sorted; empty if there is no such folder. */
  folders(folder: string): string[];
  /** The path that problems show, for example `content/docs/tags.md`. */
  file(path: string): string;
}

/** Texts of files with the state of the file that they were read from; shared between the builds of one process. */
export type TextMemory = Map<string, { state: string; text: string }>;

/**
 * Opens a content folder.
 * @param contentDir absolute path or one below the working directory
 * @param memory what earlier builds of this process read
 */
export function openContent(contentDir: string, memory: TextMemory = new Map()): ContentFiles {
  const name = basename(contentDir);
  const large = new Set<string>();
  return {
    name,
    file: (path) => `${name}/${path}`,
    read: (path) => {
      const file = join(contentDir, path);
      const found = fileState(file);
      if (found === undefined) return undefined;
      const { state, size } = found;
      if (size > MOST_BYTES) {
        large.add(path);
        return undefined;
      }
      const known = memory.get(path);
      if (known?.state === state) return known.text;
      const text = unlessMissing(() => readFileSync(file, 'utf8'))
        ?.replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n');
      if (text !== undefined) memory.set(path, { state, text });
      return text;
    },
    list: (folder, depth) => {
      const top = join(contentDir, folder);
      const entries = unlessMissing(() => readdirSync(top, { withFileTypes: true, recursive: depth === 'tree' })) ?? [];
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}${sep}${entry.name}`.slice(top.length + sep.length));
      return files
        .map((file) => file.split(sep).join('/'))
        .filter((file) => !/(^|\/)\./.test(file))
        .sort();
    },
    tooLarge: () => [...large].sort(),
    folders: (folder) => {
      const entries = unlessMissing(() => readdirSync(join(contentDir, folder), { withFileTypes: true })) ?? [];
      return entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .sort();
    },
  };
}

/**
 * Detects whether a file has changed.
 * @returns its size in bytes, and a text that differs after each change; undefined if there is no such file
 */
export function fileState(file: string): { size: bigint; state: string } | undefined {
  const stat = unlessMissing(() => statSync(file, { bigint: true }));
  return stat && { size: stat.size, state: `${stat.mtimeNs} ${stat.size}` };
}

function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
