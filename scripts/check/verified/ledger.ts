import { createHash } from 'node:crypto';

/** A line of the ledger: a second reader compared this state of a file with the platform. */
export interface Verification {
  /** Path in the repository, with forward slashes. */
  path: string;
  /** Commit of the platform that the file was compared with, at least 7 hexadecimal digits. */
  commit: string;
  /** ISO day of the comparison. */
  date: string;
  /** Digest of the file at that time, as `digestFile` returns it. */
  digest: string;
}

/** The ledger in the repository. Its lines merge without conflicts (`.gitattributes`). */
export const LEDGER_FILE = 'docs/verified.txt';

const LINE = /^(\S.*) ([0-9a-f]{7,40}) (\d{4}-\d{2}-\d{2}) ([0-9a-f]{12})$/;

/**
 * Digest of a file for the ledger. Line endings don't count.
 * @returns the first 12 hexadecimal digits of its SHA-256
 */
export function digestFile(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('hex').slice(0, 12);
}

/**
 * Reads the ledger. A merge can leave several lines for one path, so all of them are returned.
 * @param text one verification per line; lines that start with `#` are comments
 * @throws Error with the number of a line that has a different form
 */
export function parseLedger(text: string): Verification[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, path, commit, date, digest] = LINE.exec(line) ?? [];
    if (!path || !commit || !date || !digest || Number.isNaN(Date.parse(date))) {
      throw new Error(
        `${LEDGER_FILE}:${index + 1} must contain a path, a commit, an ISO day, and a digest of 12 digits.`,
      );
    }
    return [{ path, commit, date, digest }];
  });
}

/**
 * Adds verifications to the ledger, in place of older lines for the same paths. If a merge has left several lines for another path, the one for the
 * file's current state stays, or otherwise the newest.
 * @param text the ledger; its comments stay at the top
 * @param isPresent whether a line is for the current state of its file; otherwise, lines from the same day can't be distinguished
 * @returns the new ledger, sorted by path, without a second line for any path
 */
export function addToLedger(
  text: string,
  added: readonly Verification[],
  isPresent: (verification: Verification) => boolean = () => false,
): string {
  const comments = text.split('\n').filter((line) => line.startsWith('#'));
  const byPath = new Map<string, Verification>();
  const inOrderOfDate = parseLedger(text).toSorted((one, other) => one.date.localeCompare(other.date));
  for (const verification of inOrderOfDate) {
    const rival = byPath.get(verification.path);
    if (!rival || !isPresent(rival)) byPath.set(verification.path, verification);
  }
  for (const verification of added) byPath.set(verification.path, verification);
  const lines = [...byPath.values()]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, commit, date, digest }) => `${path} ${commit} ${date} ${digest}`);
  return `${[...comments, ...lines].join('\n')}\n`;
}
