import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '#scripts/options.ts';

/**
 * Writes a file that must not exist yet.
 * @param file path below root
 * @throws UsageError when it exists
 */
export function writeNewFile(root: string, file: string, text: string): string {
  const target = join(root, file);
  if (existsSync(target)) throw new UsageError(`${file} already exists. Edit it, or choose another name.`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  return file;
}
