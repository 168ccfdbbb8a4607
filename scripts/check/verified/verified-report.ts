import { digestFile, type Verification } from './ledger.ts';

/** A file that readers rely on, as it is now. */
export interface WrittenFile {
  /** Path in the repository, for example `content/docs/tags.md`. */
  path: string;
  text: string;
}

/** What the ledger says about the files of one kind. */
export interface KindReport {
  /** Folder below content/, or `top level`. */
  kind: string;
  /** Files whose present state was compared with the platform. */
  verified: number;
  /** Files that changed after they were compared. */
  outdated: string[];
  /** Files that were never compared. */
  missing: string[];
}

/** Whether people write a file of the content folder: pages, data, and GraphQL schemas. Commands write the JSON files. */
export function isWritten(path: string): boolean {
  return /\.(md|ya?ml|graphql)$/.test(path);
}

/** The kind of a content file: its folder, without the subfolders of pages and of their troubleshooting tables. */
export function kindOf(path: string): string {
  const folders = path.split('/').slice(1, -1);
  if (folders.length === 0) return 'top level';
  return folders[0] === 'docs' || folders[0] === 'symptoms' ? folders[0] : folders.join('/');
}

/**
 * Compares the content with the ledger.
 * @param files all written files of the content folder
 * @returns a report for each kind, by name
 */
export function reportVerified(files: readonly WrittenFile[], ledger: readonly Verification[]): KindReport[] {
  const digests = new Map<string, string[]>();
  for (const { path, digest } of ledger) digests.set(path, [...(digests.get(path) ?? []), digest]);
  const reports = new Map<string, KindReport>();
  for (const { path, text } of files) {
    const kind = kindOf(path);
    const report = reports.get(kind) ?? { kind, verified: 0, outdated: [], missing: [] };
    reports.set(kind, report);
    const known = digests.get(path);
    if (known === undefined) report.missing.push(path);
    else if (known.includes(digestFile(text))) report.verified += 1;
    else report.outdated.push(path);
  }
  return [...reports.values()].sort((one, other) => (one.kind < other.kind ? -1 : 1));
}

/**
 * Formats the reports for a terminal: one line for each kind, a total, and then every file that is not verified.
 * @param reports as `reportVerified` returns them
 * @param gone paths of the ledger that no longer exist
 */
export function formatVerified(reports: readonly KindReport[], gone: readonly string[] = []): string {
  const sum = (of: (report: KindReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  const total = {
    kind: 'all',
    verified: sum(({ verified }) => verified),
    outdated: reports.flatMap(({ outdated }) => outdated),
    missing: reports.flatMap(({ missing }) => missing),
  };
  return [
    ...[...reports, total].map(
      ({ kind, verified, outdated, missing }) =>
        `verified ${kind}: ${verified} of ${verified + outdated.length + missing.length}, outdated ${outdated.length}, missing ${missing.length}`,
    ),
    ...total.outdated.map((path) => `outdated: ${path}`),
    ...total.missing.map((path) => `missing: ${path}`),
    ...gone.map((path) => `no such file: ${path}`),
  ].join('\n');
}
