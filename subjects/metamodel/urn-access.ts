import type { UrnAccess } from '#model/urn/facts.ts';
import type { Entity } from './schema/entity.ts';

// Fields of the GraphQL query that take a URN and nothing else; `entity` knows a few types in addition to those with a separate
// field.
const queries: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    ['assertion', 'chart', 'container', 'corpGroup', 'dashboard', 'dataFlow', 'dataJob', 'dataPlatform', 'dataset']
      .concat(['domain', 'glossaryNode', 'glossaryTerm', 'mlFeature', 'mlFeatureTable', 'mlModel', 'mlModelGroup'])
      .concat(['mlPrimaryKey', 'notebook', 'tag', 'test'])
      .map((name) => [name, name]),
  ),
  corpuser: 'corpUser',
  dataHubExecutionRequest: 'executionRequest',
  dataHubIngestionSource: 'ingestionSource',
  dataHubPolicy: 'entity',
  dataHubRole: 'entity',
  dataHubView: 'entity',
  dataPlatformInstance: 'entity',
  schemaField: 'entity',
};

// Mutations whose only argument is the URN.
const deletions: Readonly<Record<string, string | undefined>> = {
  assertion: 'deleteAssertion',
  corpGroup: 'removeGroup',
  corpuser: 'removeUser',
  dataHubIngestionSource: 'deleteIngestionSource',
  dataHubPolicy: 'deletePolicy',
  dataHubSecret: 'deleteSecret',
  dataHubView: 'deleteView',
  domain: 'deleteDomain',
  glossaryNode: 'deleteGlossaryEntity',
  glossaryTerm: 'deleteGlossaryEntity',
  post: 'deletePost',
  query: 'deleteQuery',
  tag: 'deleteTag',
  test: 'deleteTest',
};

/**
 * How interfaces reach an entity by its URN.
 * @param records name of the record by aspect
 * @param versioned whether an aspect is neither a key nor a time series
 */
export function urnAccess(
  { name, aspects }: Entity,
  records: ReadonlyMap<string, string>,
  versioned: (aspect: string) => boolean,
): UrnAccess {
  const query = queries[name];
  const deletion = deletions[name];
  const aspect = aspects.find(versioned) ?? aspects[0] ?? '';
  return {
    ...(query !== undefined && { query }),
    ...(deletion !== undefined && { deletion }),
    softDelete: aspects.includes('status'),
    aspect: { name: aspect, python: `${records.get(aspect) ?? ''}Class` },
  };
}
