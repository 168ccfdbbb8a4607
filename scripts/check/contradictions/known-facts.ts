import type { Ports } from '#model/ports.ts';
import type { SiteData } from '#subjects/site-data.ts';
import { tablesOf } from '../passages/passages.ts';

/** Facts that one place in the content states for all others. */
export interface KnownFacts {
  /** Defaults of each environment variable, by service. `null`: there is no default. */
  variables: ReadonlyMap<string, ReadonlyMap<string, string | null>>;
  /** Names of the privileges. */
  privileges: ReadonlySet<string>;
  /** Ports that a service listens on inside the network, by host name. */
  ports: ReadonlyMap<string, ReadonlySet<number>>;
  /** Number of aspects by the file of the entity type. */
  aspects: ReadonlyMap<string, number>;
}

/** The page whose tables name all privileges. */
export const PRIVILEGES_PAGE = 'content/docs/authorization/policies.md';

/**
 * Collects the facts from the data.
 * @param data all data files
 * @param ports content of content/ports.yaml
 * @param privilegesPage text of `PRIVILEGES_PAGE`
 */
export function knownFacts(data: SiteData, ports: Ports, privilegesPage: string): KnownFacts {
  const variables = new Map<string, Map<string, string | null>>();
  for (const { value } of data.environments) {
    for (const { name, default: fallback } of value.variables) {
      const services = variables.get(name) ?? new Map<string, string | null>();
      variables.set(name, services.set(value.service, fallback));
    }
  }
  const hosts = ports.services.flatMap(({ name, aliases, ports: list }) =>
    [name, ...aliases].map((host) => [host, new Set(list.map(({ inside }) => inside))] as const),
  );
  return {
    variables,
    privileges: new Set(privilegesIn(privilegesPage)),
    ports: new Map(hosts),
    aspects: new Map(data.entities.map(({ file, value }) => [file, value.aspects.length])),
  };
}

/** Names in the tables that give each privilege its identifier. */
function privilegesIn(page: string): string[] {
  return tablesOf(page).flatMap(({ head, rows }) => {
    const column = head.indexOf('Privilege');
    if (column === -1 || !head.includes('Identifier')) return [];
    return rows.map(({ cells }) => (cells[column] ?? '').replaceAll('*', ''));
  });
}
