import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Reads a file of a cache; undefined when it isn't there or something damaged it, which is the same to whoever can compute it. */
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
    // A file that something else damaged is as good as none.
    return undefined;
  }
}

/** Writes a file of a cache. Aside first and then renamed, so that a build that is stopped or runs twice at once leaves no half file. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}-${threadId}`;
  writeFileSync(aside, JSON.stringify(value));
  renameSync(aside, file);
}
