import { partsOf } from '../text/parts.ts';
import type { Sections } from './sections.ts';

/** Of all pairs of letters in two names, at least this share is in both. */
const LEAST_SHARED = 0.34;

/**
 * Queries that find something, for one that finds nothing: names of pages and sections that look most like it, then the widest topics of the
 * site.
 * @param count how many
 */
export function nearestNames(query: string, { pages, titles }: Sections, count: number): string[] {
  const wanted = pairs(query);
  const names = new Set([...pages.map(({ title }) => title), ...titles.filter((title) => title !== '')]);
  const near = [...names]
    .map((name) => ({ name, likeness: likeness(wanted, pairs(name)) }))
    .filter(({ likeness: share }) => share >= LEAST_SHARED)
    .sort((a, b) => b.likeness - a.likeness || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
  return [...new Set([...near.slice(0, count), ...topics(pages)])].slice(0, count);
}

function pairs(name: string): Set<string> {
  const letters = partsOf(name).join('');
  return new Set([...letters].slice(1).map((letter, before) => `${letters[before]}${letter}`));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Outermost categories, those of the most pages first. */
function topics(pages: Sections['pages']): string[] {
  const sizes = new Map<string, number>();
  for (const { trail } of pages) if (trail[0]) sizes.set(trail[0], (sizes.get(trail[0]) ?? 0) + 1);
  return [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || (a < b ? -1 : 1)).map(([topic]) => topic);
}
