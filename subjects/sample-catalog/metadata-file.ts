import type { CatalogEntity } from './catalog.ts';

/** Address of the file, below the base URL. */
export const metadataFilePath = 'samples/larkspur-catalog.json';

/**
 * Types that a deployment acts on, or that it creates itself. A stored execution request starts a run, a source with a schedule is scheduled
 * (`IngestionSchedulerHook`), and policies and global settings would replace those of the reader's deployment.
 */
const ownedByDeployment = new Set([
  'dataHubAccessToken',
  'dataHubExecutionRequest',
  'dataHubIngestionSource',
  'dataHubPolicy',
  'dataHubRole',
  'dataHubSecret',
  'dataHubStepState',
  'dataPlatform',
  'globalSettings',
]);

/** The account that every deployment has from the start. */
const rootUser = 'urn:li:corpuser:datahub';

/** Whether a reader can load an entity without changing how their deployment works. */
export function isLoadable({ urn, type }: CatalogEntity): boolean {
  return !ownedByDeployment.has(type) && urn !== rootUser;
}

/**
 * The loadable part of the catalog as the `file` source of `datahub ingest` reads it: a list of proposals, each with one aspect as JSON
 * (`MetadataChangeProposalWrapper.from_obj` in metadata-ingestion/src/datahub/emitter/mcp.py).
 */
export function metadataFile(entities: readonly CatalogEntity[]): string {
  const proposals = entities.filter(isLoadable).flatMap(({ urn, type, aspects, timeseries = {} }) => {
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
