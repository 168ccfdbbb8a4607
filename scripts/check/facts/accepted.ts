import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { FactDifference } from './compare-facts.ts';

const acceptedFile = z.array(
  z.strictObject({
    reason: z.string().min(10).describe('Why the differences are right.'),
    lost: z.array(z.string()).default([]).describe('Facts that are gone, as `facts` prints them.'),
    new: z.array(z.string()).default([]).describe('Facts that were added, as `facts` prints them.'),
  }),
);

/** Correct differences in one content file, with the reason. */
export type Accepted = z.infer<typeof acceptedFile>;

/** File with the accepted differences of a content file. There is one for each, so that several people can add reasons without conflicts. */
export function acceptedPath(file: string): string {
  return `docs/measurements/facts/${file.replace(/^content\//, '')}.yaml`;
}

/** How a difference is listed in that file. */
export function nameOf({ kind, value }: FactDifference): string {
  return `${kind}: ${value}`;
}

/**
 * Differences that haven't been accepted. Notes don't need to be.
 * @param differences as `compareFacts` returns them
 */
export function withoutAccepted(differences: readonly FactDifference[], accepted: Accepted): FactDifference[] {
  return differences.filter(
    (difference) =>
      difference.side !== 'note' &&
      !accepted.some((entry) => (difference.side === 'lost' ? entry.lost : entry.new).includes(nameOf(difference))),
  );
}

/** Reads the accepted differences of a content file; there are none without a file. */
export function readAccepted(root: string, file: string): Accepted {
  const path = join(root, acceptedPath(file));
  return existsSync(path) ? acceptedFile.parse(parse(readFileSync(path, 'utf8'))) : [];
}

/**
 * Adds differences of a content file to the accepted ones.
 * @param open what `withoutAccepted` returns
 */
export function accept(root: string, file: string, open: readonly FactDifference[], reason: string): void {
  const path = join(root, acceptedPath(file));
  const names = (side: FactDifference['side']) => [
    ...new Set(open.filter((difference) => difference.side === side).map(nameOf)),
  ];
  const entry = { reason, lost: names('lost'), new: names('new') };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stringify(acceptedFile.parse([...readAccepted(root, file), entry]), { lineWidth: 140 }));
}
