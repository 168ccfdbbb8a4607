import { execFile } from 'node:child_process';
import { basename, dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { LastUpdate } from '#model/page.ts';
import { cacheKey } from '#pipeline/cache/cache-key.ts';
import { cached, cacheFolder, openDiskCache } from '#pipeline/cache/disk-cache.ts';

const run = promisify(execFile);

/** Author and time of the last commit of each content file, by the path that problems show. */
export type LastUpdates = Readonly<Record<string, LastUpdate>>;

/**
 * Asks Git once who last changed each content file, and when.
 * @param contentDir the content folder
 * @param cacheDir where the result is kept for the commit that is checked out
 * @returns nothing for files that were never committed, and nothing at all outside a repository or without Git
 */
export async function lastUpdates(contentDir: string, cacheDir: string): Promise<LastUpdates> {
  const cwd = dirname(resolve(contentDir));
  const head = (await git(cwd, ['rev-parse', 'HEAD']))?.trim();
  if (head === undefined) return {};
  const cache = openDiskCache<LastUpdates>(cacheFolder(cacheDir, 'last-updates'));
  return cached(cache, cacheKey(head, resolve(contentDir)), async () => {
    const format = `--format=${commitMark}%aN${fieldMark}%ct`;
    const log = await git(cwd, ['log', '-z', '--name-only', '--relative', format, '--', basename(contentDir)]);
    return parseLog(log ?? '');
  });
}

const commitMark = '\u0001';
const fieldMark = '\u0002';

/**
 * Reads `git log -z --name-only`: a marked author and time, then the files of the commit; newest commit first.
 * @param log output of git, parts separated by NUL
 */
export function parseLog(log: string): LastUpdates {
  const updates: Record<string, LastUpdate> = {};
  let update: LastUpdate | undefined;
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '');
    if (text.startsWith(commitMark)) {
      const [author = '', time = ''] = text.slice(1).split(fieldMark);
      update = { author, time: Number(time) };
    } else if (text !== '' && update) {
      updates[text] ??= update;
    }
  }
  return updates;
}

async function git(cwd: string, args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { cwd, maxBuffer: 1 << 28 })).stdout;
  } catch {
    // Without Git, a repository, or a commit, dates are left out, which readers notice.
    return undefined;
  }
}
