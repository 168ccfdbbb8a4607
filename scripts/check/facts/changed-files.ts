import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWritten } from '../verified/verified-report.ts';

/** A content file in two states. A state is missing if the file didn't exist. */
export interface ChangedFile {
  /** Current path; for a deleted file, its former path. */
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/**
 * The content files that differ between a commit and the working tree, including untracked files. A moved file is compared with the original file.
 * @param root folder of the repository
 * @param commit for example `main` or a digest
 * @param paths files and folders to check
 * @throws Error with Git's message, for example if there is no such commit
 */
export function changedFiles(root: string, commit: string, paths: readonly string[]): ChangedFile[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const parts = git('diff', '--name-status', '-z', '-M', commit, '--', ...paths).split('\0');
  const moves: [from: string | undefined, to: string][] = [];
  while (parts.length > 1) {
    const status = parts.shift() ?? '';
    const from = parts.shift() ?? '';
    if (/^[RC]/.test(status)) moves.push([from, parts.shift() ?? '']);
    else moves.push([status === 'A' ? undefined : from, from]);
  }
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z', '--', ...paths).split('\0');
  for (const file of unknown) if (file !== '') moves.push([undefined, file]);
  return moves
    .filter(([, file]) => isWritten(file) && file.startsWith('content/'))
    .map(([from, file]) => ({
      file,
      before: from === undefined ? undefined : git('show', `${commit}:${from}`),
      after: existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
    }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}
