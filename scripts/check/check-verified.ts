import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { readOptions, UsageError } from '../options.ts';
import { PLATFORM_COMMIT } from './messages/record.ts';
import { addToLedger, digestFile, LEDGER_FILE, parseLedger, type Verification } from './verified/ledger.ts';
import { formatVerified, isWritten, reportVerified, type WrittenFile } from './verified/verified-report.ts';

/**
 * `npm run check -- verified`: which files a second reader has compared with the platform. With `--mark`, records the files and
 * folders after it as compared; `--commit` names another commit of the platform than the documented one, and `--date` another day than today.
 * @param root folder of the repository
 * @param args the words after `verified`
 * @returns whether the command could be carried out; files that are not verified are only listed
 */
export function checkVerified(root: string, args: readonly string[]): boolean {
  const { values, positionals } = readOptions(args, {
    mark: { type: 'boolean' },
    commit: { type: 'string' },
    date: { type: 'string' },
  });
  if (!values.mark) {
    if (positionals.length > 0) throw new UsageError('To record files as compared, add --mark.');
    console.log(verifiedReport(root));
    return true;
  }
  const { commit = PLATFORM_COMMIT.slice(0, 8), date = new Date().toISOString().slice(0, 10) } = values;
  const files = positionals.flatMap((path) => filesBelow(root, path));
  if (files.length === 0) throw new UsageError('Name the files or folders to record after --mark.');
  const added = files.map((path) => ({ path, commit, date, digest: digestFile(read(root, path)) }));
  const text = addToLedger(readLedgerText(root), added);
  // A commit or a date in another form must not get into the ledger.
  parseLedger(text);
  writeFileSync(join(root, LEDGER_FILE), text);
  console.log(`${files.length} ${files.length === 1 ? 'file is' : 'files are'} recorded in ${LEDGER_FILE}.`);
  return true;
}

/**
 * What the ledger says about the content, for a terminal.
 * @param root folder of the repository
 */
export function verifiedReport(root: string): string {
  const ledger = readLedger(root);
  const files: WrittenFile[] = writtenFiles(root, 'content').map((path) => ({ path, text: read(root, path) }));
  const gone = ledger.map(({ path }) => path).filter((path) => !existsSync(join(root, path)));
  return formatVerified(reportVerified(files, ledger), gone);
}

/**
 * All verifications of the ledger.
 * @param root folder of the repository
 */
export function readLedger(root: string): Verification[] {
  return parseLedger(readLedgerText(root));
}

function readLedgerText(root: string): string {
  return read(root, LEDGER_FILE);
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Written files below a folder of the repository, sorted. */
function writtenFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter(isWritten)
    .sort();
}

function filesBelow(root: string, path: string): string[] {
  const full = resolve(root, path);
  const inside = relative(root, full).split(sep).join('/');
  if (inside.startsWith('..')) throw new UsageError(`"${path}" is outside of the repository.`);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat) throw new UsageError(`There is no file "${path}".`);
  return stat.isDirectory() ? writtenFiles(root, inside) : [inside];
}
