import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readOptions, UsageError } from '../options.ts';
import { PLATFORM_COMMIT } from './messages/record.ts';
import { restFactsOf } from './rest/endpoint-facts.ts';

const FILE = 'content/rest/facts.yaml';

/**
 * `npm run check -- rest --platform GIT_DIR`: compares the list of endpoints, with their parameters and records, with the code of the platform. With
 * `--write`, it writes the list. The build compares it with content/rest/endpoints/.
 * @param root folder of the repository
 * @param words the options; the git directory is that of a clone of the platform
 * @returns whether the file matches the platform
 * @throws UsageError without a git directory
 */
export function checkRest(root: string, words: readonly string[]): boolean {
  const { values } = readOptions(words, { platform: { type: 'string' }, write: { type: 'boolean' } });
  const { platform, write } = values;
  if (platform === undefined) throw new UsageError('Specify a clone of the platform: --platform GIT_DIR.');
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', platform, ...args], { encoding: 'utf8', maxBuffer: 500_000_000 });
  const facts = restFactsOf(platform, PLATFORM_COMMIT, git);
  const text = `# Written by \`npm run check -- rest --platform GIT_DIR --write\`.\n${stringify(facts, { lineWidth: 0 })}`;
  if (write) writeFileSync(join(root, FILE), text);
  const isSame = write || readFileSync(join(root, FILE), 'utf8') === text;
  console.log(
    isSame
      ? `${FILE}: ${facts.endpoints.length} endpoints, ${facts.records.length} records`
      : `${FILE} differs from the platform. Run the command with --write, and review the changes.`,
  );
  return isSame;
}
