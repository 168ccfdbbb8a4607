import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git', 'content']);

export interface RepositoryCopy {
  /** Folder of the copy. */
  root: string;
  contentDir: string;
  remove(): void;
}

/**
 * Copies the repository without derived files, so that a measurement or a test can edit files and starts with nothing built.
 * @param root folder of the repository; its installed packages are shared
 * @param contentDir content that the copy gets
 */
export function copyRepository(root: string, contentDir: string): RepositoryCopy {
  const copy = mkdtempSync(join(tmpdir(), 'docs-copy-'));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  mkdirSync(join(copy, '.cache'));
  cpSync(contentDir, join(copy, 'content'), { recursive: true });
  return {
    root: copy,
    contentDir: join(copy, 'content'),
    remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }),
  };
}
