import { editDistance } from '#model/edit-distance.ts';

/** A question without an answer. Its message tells the agent what to ask instead. */
export class Unanswerable extends Error {}

const SHOWN = 5;

/**
 * The error for a name that does not exist.
 * @param kind what was named, for example `connector`
 * @param wrong what was asked for
 * @param names all that exist
 */
export function unknownName(kind: string, wrong: string, names: readonly string[]): Unanswerable {
  const close = nearestNames(wrong, names).map((name) => `"${name}"`);
  const hint = close.length > 0 ? ` Similar names: ${close.join(', ')}.` : ' Use search_docs to find the right name.';
  return new Unanswerable(`There is no ${kind} ${kind === 'page' ? 'at' : 'named'} "${wrong.slice(0, 200)}".${hint}`);
}

/**
 * The few names that are most like a wrong one: first those that contain it or are contained in it, then those with the fewest
 * edits.
 */
export function nearestNames(wrong: string, names: readonly string[]): string[] {
  const from = wrong.toLowerCase().slice(0, 100);
  return names
    .map((name) => ({ name, distance: distance(from, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= 1)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}

/** 0 for equal names, up to 1 for names that might be meant, and more for the rest. */
function distance(from: string, to: string): number {
  if (from.length > 2 && (to.includes(from) || (from.includes(to) && to.length > 2)))
    return Math.abs(to.length - from.length) / Math.max(to.length, from.length);
  const most = Math.max(1, Math.floor(Math.max(from.length, to.length) / 2));
  return editDistance(from, to, most) / most;
}
