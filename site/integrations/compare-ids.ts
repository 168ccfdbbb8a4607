import { MOST_COMPARED } from './directory.ts';

/** A module that can be compared, as the island gets it. */
export interface Comparable {
  plugin: string;
  /** Id of its connector, after which the file with its facts is named. */
  connector: string;
  title: string;
  /** Kind of product and connection in words. */
  about: string;
  /** Address of the connector's page; absent while it is owed. */
  href?: string;
}

/**
 * Reads which connectors an address asks for.
 * @param search query string with `ids=`, plugin names or connector ids separated by commas
 * @returns the modules in the order asked for, each once and four at most, and the names that are none
 */
export function parseIds(
  search: string,
  known: readonly Comparable[],
): { chosen: Comparable[]; unknown: readonly string[] } {
  const names = (new URLSearchParams(search).get('ids') ?? '').split(',').filter(Boolean);
  const found = names.map((name) => {
    // The id of a connector stands for its usual module, which comes first.
    return known.find(({ plugin }) => plugin === name) ?? known.find(({ connector }) => connector === name);
  });
  return {
    chosen: [...new Set(found.filter((each) => each !== undefined))].slice(0, MOST_COMPARED),
    unknown: names.filter((_, index) => found[index] === undefined),
  };
}

/** The query string that asks for modules; empty for none. */
export function formatIds(chosen: readonly Comparable[]): string {
  return chosen.length === 0 ? '' : `?ids=${chosen.map(({ plugin }) => plugin).join(',')}`;
}
