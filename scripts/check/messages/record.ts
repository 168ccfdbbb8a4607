import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The version of the platform that the pages document. */
export const PLATFORM_COMMIT = '905d7fed66c058d6114ac1688c2bf9173ba04082';

const FILE = 'scripts/check/messages/verified.json';

const record = z.strictObject({ commit: z.string(), verified: z.array(z.string()) });

/**
 * The literal messages that were compared with the platform, by their digests.
 * @param root folder of the repository
 */
export function readRecord(root: string): Set<string> {
  const { commit, verified } = record.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));
  return new Set(commit === PLATFORM_COMMIT ? verified : []);
}

/**
 * Records which literal messages were compared, replacing the previous record.
 * @param root folder of the repository
 * @returns the file
 */
export function writeRecord(root: string, digests: readonly string[]): string {
  const verified = [...new Set(digests)].sort();
  writeFileSync(join(root, FILE), `${JSON.stringify({ commit: PLATFORM_COMMIT, verified }, null, 2)}\n`);
  return FILE;
}
