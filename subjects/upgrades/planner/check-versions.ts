import type { PlannerSetup } from './planner.ts';

/** Why there is no path between two versions. */
export type VersionProblem =
  | { problem: 'open' }
  | { problem: 'unknown'; which: 'from' | 'to'; version: string; nearest: string | undefined }
  | { problem: 'too-old'; version: string; oldest: string }
  | { problem: 'same' | 'backwards'; from: string; to: string };

/** The version of the form for whatever is older than the notes. */
export const OLDER = 'older';

/**
 * Checks two versions before anything is planned.
 * @returns what prevents a plan, or nothing
 */
export function checkVersions(from: string, to: string, { releases }: PlannerSetup): VersionProblem | undefined {
  const versions = releases.map(({ version }) => version);
  const oldest = versions.at(-1) ?? '';
  if (from === '' || to === '') return { problem: 'open' };
  for (const [which, version] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (versions.includes(version)) continue;
    if (version === OLDER || isOlder(version, oldest)) return { problem: 'too-old', version, oldest };
    return { problem: 'unknown', which, version, nearest: versions.find((known) => isOlder(known, version)) };
  }
  if (from === to) return { problem: 'same', from, to };
  return versions.indexOf(from) < versions.indexOf(to) ? { problem: 'backwards', from, to } : undefined;
}

/** Compares two versions of numbers; what is no such version is not older. */
function isOlder(version: string, than: string): boolean {
  if (![version, than].every((one) => /^\d+(\.\d+)*$/.test(one))) return false;
  const [left, right] = [version, than].map((one) => one.split('.').map(Number));
  const length = Math.max(left?.length ?? 0, right?.length ?? 0);
  for (let index = 0; index < length; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
