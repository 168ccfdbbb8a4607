import { nearest } from '#model/nearest.ts';
import type { DirectoryEntry, Facet, FacetKey } from './directory.ts';
import { type DirectoryState, toggleValue } from './directory-state.ts';

/** One thing that narrows the results: a chosen value, or what was typed. */
export interface ActiveFilter {
  /** Facet and slug; undefined for the search. */
  value?: { key: FacetKey; slug: string };
  label: string;
}

/** The entries that match the filters and the search, with its typos corrected, in the order of the list. */
export function filterEntries(
  entries: readonly DirectoryEntry[],
  facets: readonly Facet[],
  state: DirectoryState,
): DirectoryEntry[] {
  const words = searchWords(correctQuery(entries, state.query) ?? state.query);
  return entries.filter(
    (entry) => matchesWords(entry, words) && facets.every((facet) => matchesFacet(entry, facet, state)),
  );
}

/**
 * How many results a value would leave, together with everything else that is chosen. If one of several values is enough, the other values of the
 * facet do not count.
 */
export function countValue(
  entries: readonly DirectoryEntry[],
  facets: readonly Facet[],
  state: DirectoryState,
  { key, needsAll }: Facet,
  slug: string,
): number {
  const kept = needsAll ? state.chosen[key].filter((each) => each !== slug) : [];
  const chosen = { ...state.chosen, [key]: [...kept, slug] };
  return filterEntries(entries, facets, { ...state, chosen }).length;
}

/** Everything that narrows the results, in the order of the panel, the search first. */
export function activeFilters(facets: readonly Facet[], { query, chosen }: DirectoryState): ActiveFilter[] {
  const values = facets.flatMap(({ key, values: known }) =>
    chosen[key].map((slug) => ({
      value: { key, slug },
      label: known.find((value) => value.slug === slug)?.label ?? slug,
    })),
  );
  return query.trim() === '' ? values : [{ label: query.trim() }, ...values];
}

/** The state without one filter. */
export function withoutFilter(state: DirectoryState, { value }: ActiveFilter): DirectoryState {
  return value ? toggleValue(state, value.key, value.slug) : { ...state, query: '' };
}

/** For an empty result: what removing each filter alone would add, in descending order. Filters that add nothing are omitted. */
export function wideningSteps(
  entries: readonly DirectoryEntry[],
  facets: readonly Facet[],
  state: DirectoryState,
): { filter: ActiveFilter; count: number }[] {
  return activeFilters(facets, state)
    .map((filter) => ({ filter, count: filterEntries(entries, facets, withoutFilter(state, filter)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function matchesFacet(entry: DirectoryEntry, { key, needsAll }: Facet, { chosen }: DirectoryState): boolean {
  const wanted = chosen[key];
  const has = (slug: string) => entry.facets[key].includes(slug);
  return wanted.length === 0 || (needsAll ? wanted.every(has) : wanted.some(has));
}

/** Lowercase without accents, so that both "grosse" and "Größe" find "Größe". */
export function searchWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Text as searches compare it. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/**
 * The search with every unknown word replaced by the nearest word of a title or an id, as site search does.
 * @param query what was typed
 * @returns the corrected search; undefined if every word occurs somewhere, or if no word is near enough
 */
export function correctQuery(entries: readonly DirectoryEntry[], query: string): string | undefined {
  const texts = entries.map(({ title, words }) => `${fold(title)} ${words}`);
  const words = searchWords(query);
  if (words.every((word) => texts.some((text) => text.includes(word)))) return undefined;
  const names = entries.flatMap(({ id, title }) => fold(`${id} ${title}`).split(/[^\p{L}\d]+/u));
  const known = new Set(names.filter((name) => name.length > 2));
  const corrected = words.map((word) => (texts.some((text) => text.includes(word)) ? word : nearest(word, known)));
  return corrected.includes(undefined) ? undefined : corrected.join(' ');
}

function matchesWords({ title, words }: DirectoryEntry, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const text = `${fold(title)} ${words}`;
  return wanted.every((word) => text.includes(word));
}
