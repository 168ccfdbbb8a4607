import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#scripts/files-below.ts';

/** Hash of every file of a folder, by its path. */
export function fingerprint(dir: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, file)))
      .digest('hex');
  return Object.fromEntries(filesBelow(dir).map((file) => [file, hash(file)]));
}
