import { isOlder } from '../is-older.ts';
import type { PlannerSetup } from './planner.ts';

/** Why there is no path between two versions. */
export type VersionProblem =
  | { problem: 'open' }
  | { problem: 'unknown'; which: 'from' | 'to'; version: string; nearest: string | undefined }
  | { problem: 'too-old'; version: string; oldest: string }
  | { problem: 'same' | 'backwards'; from: string; to: string };

/** The form's version for anything older than the notes. */
export const OLDER = 'older';

/**
 * Checks two versions before anything is planned.
 * @returns the reason that prevents a plan, or nothing
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
