import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Reads a cache file. Returns undefined when the file is missing or damaged; the caller recomputes the value in both cases. */
export function readJson<T>(file: string): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Not stored yet: the caller computes it.
    return undefined;
  }
  try {
    return JSON.parse(text) as T;
  } catch {
    // A damaged file counts as missing.
    return undefined;
  }
}

/**
 * Writes a cache file. The text is first written to a temporary file, which is then renamed, so that a build that is stopped or
 * that runs twice at the same time never leaves half a file.
 */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}-${threadId}`;
  writeFileSync(aside, JSON.stringify(value));
  renameSync(aside, file);
}
