import type { FacetName } from '#search/answer.ts';
import type { Narrowing } from './narrowing.ts';
import { isPrivate } from './recognize/recognize.ts';

/** What the address of the search page says. */
export interface SearchAddress {
  query: string;
  narrowing: Narrowing;
}

// More than the engine reads. Servers reject addresses with many thousands of characters.
const MOST_CHARACTERS = 600;

/**
 * Reads the query string of the search page.
 * @param search for example `?q=tag&kind=guide`
 * @param known values by facet; others are left out, because nothing could be found with them
 */
export function parseAddress(search: string, known: Record<FacetName, ReadonlyMap<string, string>>): SearchAddress {
  const parameters = new URLSearchParams(search);
  const chosen = Object.entries(known).flatMap(([facet, values]) => {
    const value = parameters.get(facet);
    return value !== null && values.has(value) ? [[facet, value]] : [];
  });
  return { query: parameters.get('q') ?? '', narrowing: Object.fromEntries(chosen) };
}

/** The query string for a search; empty for none. Traces and recipes stay out of addresses. */
export function formatAddress({ query, narrowing }: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query !== '' && !isPrivate(query)) parameters.set('q', query.slice(0, MOST_CHARACTERS));
  for (const [facet, value] of Object.entries(narrowing)) if (value !== undefined) parameters.set(facet, value);
  const text = parameters.toString().replaceAll('+', '%20');
  return text === '' ? '' : `?${text}`;
}

/** A possibly long text, cut for places with room for one line. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
