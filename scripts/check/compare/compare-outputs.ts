import { comparableOutput, type OutputFiles } from './comparable-output.ts';

/** A file of the site that differs between two builds; sizes in bytes, missing on the side without the file. */
export interface OutputDifference {
  path: string;
  before: number | undefined;
  after: number | undefined;
  /** The text around the first byte that differs. Absent if a side lacks the file. */
  excerpts?: { before: string; after: string };
}

/** Characters shown on each side of the first difference. */
const CONTEXT = 50;

/**
 * Compares two builds of the site byte by byte, apart from build ids and hashes in names.
 * @returns the files that differ, by path
 */
export function compareOutputs(before: OutputFiles, after: OutputFiles): OutputDifference[] {
  const [old, current] = [comparableOutput(before), comparableOutput(after)];
  const paths = [...new Set([...old.keys(), ...current.keys()])].sort();
  return paths.flatMap((path) => {
    const [one, other] = [old.get(path), current.get(path)];
    if (one && other && one.equals(other)) return [];
    const sizes = { path, before: one?.length, after: other?.length };
    return [one && other ? { ...sizes, excerpts: excerptsOf(one, other) } : sizes];
  });
}

function excerptsOf(one: Buffer, other: Buffer): NonNullable<OutputDifference['excerpts']> {
  let at = 0;
  while (one[at] === other[at] && at < one.length) at++;
  const excerpt = (bytes: Buffer) => JSON.stringify(bytes.subarray(Math.max(0, at - CONTEXT), at + CONTEXT).toString());
  return { before: excerpt(one), after: excerpt(other) };
}

/** A difference for the terminal. */
export function formatDifference({ path, before, after, excerpts }: OutputDifference): string {
  if (before === undefined) return `  new      ${path} (${after} bytes)`;
  if (after === undefined) return `  missing  ${path} (${before} bytes)`;
  const lines = excerpts ? [`    before: ${excerpts.before}`, `    after:  ${excerpts.after}`] : [];
  return [`  differs  ${path} (${before} → ${after} bytes)`, ...lines].join('\n');
}
