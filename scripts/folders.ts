import { join, resolve } from 'node:path';

/** Options that let tests and measurements build other content into other folders. */
export const folderOptions = {
  content: { type: 'string' },
  out: { type: 'string' },
  cache: { type: 'string' },
} as const;

/** Where a command reads and writes; absolute paths. */
export interface Folders {
  /** Folder of the repository: code and node_modules. */
  root: string;
  contentDir: string;
  outDir: string;
  cacheDir: string;
}

/**
 * Resolves the folders of a command.
 * @param values the values of `--content`, `--out`, and `--cache`; paths below the root or absolute ones
 */
export function readFolders(root: string, values: { content?: string; out?: string; cache?: string }): Folders {
  return {
    root,
    contentDir: resolve(root, values.content ?? 'content'),
    outDir: resolve(root, values.out ?? 'dist'),
    cacheDir: values.cache === undefined ? join(root, '.cache') : resolve(root, values.cache),
  };
}
