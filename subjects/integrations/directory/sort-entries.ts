import { supportStatuses } from '#model/integration-vocabulary.ts';
import type { DirectoryEntry } from './directory.ts';
import type { DirectoryState, SortKey } from './directory-state.ts';
import { fold, searchWords } from './filter-entries.ts';

type Order = (a: DirectoryEntry, b: DirectoryEntry) => number;

const order = (list: readonly string[], value: string | undefined) => list.indexOf(value ?? '');

const orders: Readonly<Record<SortKey, Order>> = {
  // Entries are ordered by name, and sorting keeps the order of equal ones.
  name: () => 0,
  status: (a, b) => order(supportStatuses, a.facets.status[0]) - order(supportStatuses, b.facets.status[0]),
  type: (a, b) => (a.facets.type[0] ?? '').localeCompare(b.facets.type[0] ?? '', 'en'),
  capabilities: (a, b) => b.facets.capability.length - a.facets.capability.length,
};

/**
 * Entries in the order a reader asked for.
 * @param entries by name
 */
export function sortEntries(entries: readonly DirectoryEntry[], { sort, query }: DirectoryState): DirectoryEntry[] {
  const words = searchWords(query);
  const named = ({ title }: DirectoryEntry) => (words.every((word) => fold(title).includes(word)) ? 0 : 1);
  // A reader who types a name wants that entry first, not entries that mention it.
  return entries.toSorted((a, b) => named(a) - named(b) || orders[sort](a, b));
}
