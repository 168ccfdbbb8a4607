import { statSync } from 'node:fs';

/** Whether there is a file. What can't be the path of one, too long or below a file, is none. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether there is a folder. What can't be the path of one is none. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
