import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder, sorted, with forward slashes. */
export function filesBelow(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1)).sort();
}
