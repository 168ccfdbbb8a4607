import { execFileSync } from 'node:child_process';
import { readOptions, UsageError } from '../options.ts';
import { readPlatform } from './messages/read-platform.ts';
import { PLATFORM_COMMIT } from './messages/record.ts';
import { passagesOf } from './passages/passages.ts';
import { contentFiles } from './repository-files.ts';
import { formatSharedRuns, sharedRuns, shareOf } from './shared-prose/shared-runs.ts';

/** Upper limit for the share of our word sequences that are in the original documentation. */
const LIMIT = 0.006;

/** Where the platform explains itself: Markdown, and code whose descriptions become pages of the original documentation. */
const EXPLAINS = /\.(mdx?|graphql|pdl)$|^metadata-ingestion\/src\/.*\.py$/;

/**
 * `npm run check -- shared-prose --platform GIT_DIR`: counts the runs of eight words that our prose shares with the original documentation. It
 * needs a clone of the platform, so it isn't part of the other checks.
 * @param root folder of the repository
 * @param args the words after `shared-prose`
 * @returns whether the share is below the limit
 */
export function checkSharedProse(root: string, args: readonly string[]): boolean {
  const { values } = readOptions(args, { platform: { type: 'string' } });
  const { platform } = values;
  if (platform === undefined)
    throw new UsageError('Specify the Git directory of a clone of the platform: --platform GIT_DIR.');
  const names = execFileSync('git', ['--git-dir', platform, 'ls-tree', '-r', '-z', '--name-only', PLATFORM_COMMIT], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\0');
  const originals = readPlatform(
    platform,
    PLATFORM_COMMIT,
    names.filter((name) => EXPLAINS.test(name)),
  );
  const files = contentFiles(root).map(({ path, text }) => ({ path, passages: passagesOf(path, text) }));
  const counts = sharedRuns(
    files,
    [...originals].map(([name, text]) => withoutQuotationMarks(name, text)),
  );
  console.log(formatSharedRuns(counts));
  return shareOf(counts) < LIMIT;
}

/** In code, descriptions are in quotation marks, and one description can consist of several strings. */
function withoutQuotationMarks(name: string, text: string): string {
  return /\.mdx?$/.test(name) ? text : text.replaceAll('"', ' ');
}
