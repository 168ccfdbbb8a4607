import { MOST_COMPARED } from './directory.ts';

/** A module that can be compared, as the island gets it. */
export interface Comparable {
  plugin: string;
  /** Id of its connector, after which the file with its facts is named. */
  connector: string;
  title: string;
  /** Kind of product and connection in words. */
  about: string;
  /** Address of the connector's page; absent while it is planned. */
  href?: string;
}

/**
 * Reads which connectors an address requests.
 * @param search query string with `ids=`, plugin names, or connector IDs separated by commas
 * @returns the modules in the requested order, each once and at most four, the unknown names, and whether only differences are requested
 */
export function parseIds(
  search: string,
  known: readonly Comparable[],
): { chosen: Comparable[]; unknown: readonly string[]; differencesOnly: boolean } {
  const parameters = new URLSearchParams(search);
  const names = (parameters.get('ids') ?? '').split(',').filter(Boolean);
  const found = names.map((name) => {
    // A connector's ID represents its usual module, which comes first.
    return known.find(({ plugin }) => plugin === name) ?? known.find(({ connector }) => connector === name);
  });
  return {
    chosen: [...new Set(found.filter((each) => each !== undefined))].slice(0, MOST_COMPARED),
    unknown: names.filter((_, index) => found[index] === undefined),
    differencesOnly: parameters.get('differences') === 'only',
  };
}

/** The query string that requests modules, and only their differences if set; empty for no modules. */
export function formatIds(chosen: readonly Comparable[], differencesOnly = false): string {
  if (chosen.length === 0) return '';
  return `?ids=${chosen.map(({ plugin }) => plugin).join(',')}${differencesOnly ? '&differences=only' : ''}`;
}
