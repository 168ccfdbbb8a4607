interface KnownType {
  /** Type in GraphQL. */
  name: string;
  /** Symbol of the EntityType enum. */
  type: string;
  /** Whether UrnToEntityMapper makes objects of it. */
  mapped: boolean;
  /** Whether EntityTypeMapper translates it, so that search and inputs accept it. */
  searchable: boolean;
}

const both = { mapped: true, searchable: true };
const mappedOnly = { mapped: true, searchable: false };
const neither = { mapped: false, searchable: false };

/** Types in GraphQL by the entity type in URNs (UrnToEntityMapper and EntityTypeMapper). */
export const graphqlTypes: Readonly<Record<string, KnownType>> = {
  dataset: { name: 'Dataset', type: 'DATASET', ...both },
  corpuser: { name: 'CorpUser', type: 'CORP_USER', ...both },
  corpGroup: { name: 'CorpGroup', type: 'CORP_GROUP', ...both },
  dataPlatform: { name: 'DataPlatform', type: 'DATA_PLATFORM', ...both },
  dashboard: { name: 'Dashboard', type: 'DASHBOARD', ...both },
  chart: { name: 'Chart', type: 'CHART', ...both },
  tag: { name: 'Tag', type: 'TAG', ...both },
  dataFlow: { name: 'DataFlow', type: 'DATA_FLOW', ...both },
  dataJob: { name: 'DataJob', type: 'DATA_JOB', ...both },
  glossaryTerm: { name: 'GlossaryTerm', type: 'GLOSSARY_TERM', ...both },
  glossaryNode: { name: 'GlossaryNode', type: 'GLOSSARY_NODE', ...both },
  mlModel: { name: 'MLModel', type: 'MLMODEL', ...both },
  mlModelGroup: { name: 'MLModelGroup', type: 'MLMODEL_GROUP', ...both },
  mlFeatureTable: { name: 'MLFeatureTable', type: 'MLFEATURE_TABLE', ...both },
  mlFeature: { name: 'MLFeature', type: 'MLFEATURE', ...both },
  mlPrimaryKey: { name: 'MLPrimaryKey', type: 'MLPRIMARY_KEY', ...both },
  container: { name: 'Container', type: 'CONTAINER', ...both },
  domain: { name: 'Domain', type: 'DOMAIN', ...both },
  notebook: { name: 'Notebook', type: 'NOTEBOOK', ...both },
  dataPlatformInstance: { name: 'DataPlatformInstance', type: 'DATA_PLATFORM_INSTANCE', ...both },
  test: { name: 'Test', type: 'TEST', ...both },
  dataHubView: { name: 'DataHubView', type: 'DATAHUB_VIEW', ...both },
  assertion: { name: 'Assertion', type: 'ASSERTION', ...mappedOnly },
  dataHubRole: { name: 'DataHubRole', type: 'DATAHUB_ROLE', ...mappedOnly },
  dataHubPolicy: { name: 'DataHubPolicy', type: 'DATAHUB_POLICY', ...mappedOnly },
  schemaField: { name: 'SchemaFieldEntity', type: 'SCHEMA_FIELD', ...mappedOnly },
  query: { name: 'QueryEntity', type: 'QUERY', ...neither },
  dataHubAccessToken: { name: 'AccessTokenMetadata', type: 'ACCESS_TOKEN', ...neither },
  dataProcessInstance: { name: 'DataProcessInstance', type: 'DATA_PROCESS_INSTANCE', ...neither },
  post: { name: 'Post', type: 'POST', ...neither },
};

const nameOfType = new Map(
  Object.entries(graphqlTypes).flatMap(([entity, { type, searchable }]) =>
    searchable ? [[type, entity] as const] : [],
  ),
);

/** The entity type in URNs of an EntityType symbol (EntityTypeMapper.getName); undefined if the mapper doesn't know it. */
export function entityNameOf(type: string): string | undefined {
  return nameOfType.get(type);
}

/** The EntityType symbol of an entity type in any case (EntityTypeMapper.getType). */
export function entityTypeOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.entries(graphqlTypes).find(([entity, known]) => known.searchable && entity.toLowerCase() === lower)?.[1]
    .type;
}
