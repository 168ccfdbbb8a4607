import type { DirectoryEntry, Facet } from './directory.ts';

/** Facets of a small directory, for tests. */
export const exampleFacets: readonly Facet[] = [
  facet('type', false, ['bi-tool', 'datastore']),
  facet('connection', false, ['pull', 'push']),
  facet('status', false, ['certified', 'testing']),
  facet('capability', true, ['data-profiling', 'domains']),
  facet('feature', true, ['lower-casing']),
];

/** Five integrations by name, for tests. */
export const exampleEntries: readonly DirectoryEntry[] = [
  entry('Airflow', ['datastore'], 'push', 'testing', []),
  entry('Café BI', ['bi-tool'], 'pull', 'certified', ['domains']),
  entry('Hive', ['datastore'], 'pull', 'testing', ['data-profiling'], 'apache metastore'),
  entry('Metastore', ['datastore'], 'pull', 'certified', []),
  entry('Snowflake', ['datastore'], 'pull', 'certified', ['data-profiling', 'domains']),
];

function facet(key: Facet['key'], needsAll: boolean, slugs: readonly string[]): Facet {
  return { key, label: key, needsAll, values: slugs.map((slug) => ({ slug, label: slug.toUpperCase() })) };
}

function entry(
  title: string,
  type: readonly string[],
  connection: string,
  status: string,
  capability: readonly string[],
  words = '',
): DirectoryEntry {
  const facets = { type, connection: [connection], status: [status], capability, feature: [] };
  return { id: title.toLowerCase(), title, description: '', icon: null, highlights: [], facets, words, modules: [] };
}
