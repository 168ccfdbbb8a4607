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
 * Reads which connectors an address asks for.
 * @param search query string with `ids=`, plugin names, or connector ids separated by commas
 * @returns the modules in the order asked for, each once, and four at most, the names that are none, and whether only differences
 *   are asked for
 */
export function parseIds(
  search: string,
  known: readonly Comparable[],
): { chosen: Comparable[]; unknown: readonly string[]; differencesOnly: boolean } {
  const parameters = new URLSearchParams(search);
  const names = (parameters.get('ids') ?? '').split(',').filter(Boolean);
  const found = names.map((name) => {
    // The id of a connector stands for its usual module, which comes first.
    return known.find(({ plugin }) => plugin === name) ?? known.find(({ connector }) => connector === name);
  });
  return {
    chosen: [...new Set(found.filter((each) => each !== undefined))].slice(0, MOST_COMPARED),
    unknown: names.filter((_, index) => found[index] === undefined),
    differencesOnly: parameters.get('differences') === 'only',
  };
}

/** The query string that asks for modules, and for their differences only; empty for no modules. */
export function formatIds(chosen: readonly Comparable[], differencesOnly = false): string {
  if (chosen.length === 0) return '';
  return `?ids=${chosen.map(({ plugin }) => plugin).join(',')}${differencesOnly ? '&differences=only' : ''}`;
}
