import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { readOptions, UsageError } from '../options.ts';
import { voiceProblemsIn } from './check-voice.ts';
import { PLATFORM_COMMIT } from './messages/record.ts';
import { contentFiles, filesBelow, readText } from './repository-files.ts';
import { addToLedger, digestFile, LEDGER_FILE, parseLedger } from './verified/ledger.ts';
import { formatVerified, isWritten, reportVerified } from './verified/verified-report.ts';

/**
 * `npm run check -- verified`: which files a second reader has compared with the platform. With `--mark`, records the files and folders after it as
 * compared; `--commit` specifies a different commit of the platform than the documented one, and `--date` a different day than today. Files in which
 * `voice` finds anything aren't recorded.
 * @param root folder of the repository
 * @param args the words after `verified`
 * @returns whether the files were recorded; without `--mark`, files that are not verified are only listed
 */
export function checkVerified(root: string, args: readonly string[]): boolean {
  const { values, positionals } = readOptions(args, {
    mark: { type: 'boolean' },
    commit: { type: 'string' },
    date: { type: 'string' },
  });
  if (!values.mark) {
    if (positionals.length > 0) throw new UsageError('To record files as verified, add --mark.');
    console.log(verifiedReport(root));
    return true;
  }
  const { commit = PLATFORM_COMMIT.slice(0, 8), date = new Date().toISOString().slice(0, 10) } = values;
  const files = positionals.flatMap((path) => filesBelow(root, path, isWritten));
  if (files.length === 0) throw new UsageError('After --mark, list the files or folders to record.');
  const problems = voiceProblemsIn(root, files);
  if (problems.length > 0) {
    console.log(
      `${formatProblems(problems)}\n\nNothing was recorded. Fix these problems first, because a verified file must not have any.`,
    );
    return false;
  }
  const added = files.map((path) => ({ path, commit, date, digest: digestFile(readText(root, path)) }));
  const text = addToLedger(
    readText(root, LEDGER_FILE),
    added,
    ({ path, digest }) => existsSync(join(root, path)) && digestFile(readText(root, path)) === digest,
  );
  // A commit or a date in a different form must not get into the ledger.
  parseLedger(text);
  writeFileSync(join(root, LEDGER_FILE), text);
  console.log(`${files.length} ${files.length === 1 ? 'file is' : 'files are'} now recorded in ${LEDGER_FILE}.`);
  return true;
}

/**
 * The ledger's report about the content, for a terminal.
 * @param root folder of the repository
 */
export function verifiedReport(root: string): string {
  const ledger = parseLedger(readText(root, LEDGER_FILE));
  const gone = ledger.map(({ path }) => path).filter((path) => !existsSync(join(root, path)));
  return formatVerified(reportVerified(contentFiles(root), ledger), gone);
}
