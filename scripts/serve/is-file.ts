import { statSync } from 'node:fs';

/** Whether there is a file. A path that can't be a file's, because it is too long or below a file, counts as none. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether there is a folder. A path that can't be a folder's counts as none. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
