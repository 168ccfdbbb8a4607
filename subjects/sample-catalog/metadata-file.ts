import type { CatalogEntity } from './catalog.ts';

/** Address of the file, below the base URL. */
export const metadataFilePath = 'samples/larkspur-catalog.json';

/**
 * The catalog as the `file` source of `datahub ingest` reads it: a list of proposals, each with one aspect as JSON
 * (`MetadataChangeProposalWrapper.from_obj` in metadata-ingestion/src/datahub/emitter/mcp.py).
 */
export function metadataFile(entities: readonly CatalogEntity[]): string {
  const proposals = entities.flatMap(({ urn, type, aspects, timeseries = {} }) => {
    const proposal = ([aspectName, json]: [string, object]) => ({
      entityType: type,
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName,
      aspect: { json },
    });
    const events = Object.entries(timeseries).flatMap(([name, list]) =>
      list.map((event): [string, object] => [name, event]),
    );
    return [...Object.entries(aspects), ...events].map(proposal);
  });
  return `${JSON.stringify(proposals, undefined, 1)}\n`;
}
