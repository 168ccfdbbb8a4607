import { type Context, follow, load, type Resolver, type Resolvers } from '../context.ts';
import { serverError } from '../errors.ts';
import type { Mapped } from '../mappers/mapped.ts';
import { entityOf } from '../urn.ts';

/** The URN of an entity whose mapper set only the URN. */
function urnOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'urn' in value && typeof value.urn === 'string'
    ? value.urn
    : undefined;
}

/** Loads the entity that the mapper named. Without one, the platform's code for some fields fails and for others returns null. */
function loaded(follows: string, withoutOne: 'null' | 'error'): Resolver {
  return follow(follows, (source, _args, context, { fieldName }) => {
    const urn = urnOf(source[fieldName]);
    if (urn !== undefined) return load(urn, context);
    if (withoutOne === 'error') throw serverError(`NullPointerException in the resolver of ${fieldName}`);
    return null;
  });
}

/** Loads the entities of a list. */
function loadedList(follows: string, withoutOne: 'null' | 'error'): Resolver {
  return follow(follows, (source, _args, context, { fieldName }) => {
    const list = source[fieldName];
    if (Array.isArray(list)) return loadAll(list, context);
    if (withoutOne === 'error') throw serverError(`NullPointerException in the resolver of ${fieldName}`);
    return null;
  });
}

function loadAll(list: readonly unknown[], context: Context): (Mapped | null)[] {
  return list.map((item) => {
    const urn = urnOf(item);
    return urn === undefined ? null : load(urn, context);
  });
}

const one = loaded('LoadableTypeResolver', 'error');
const oneOrNull = loaded('LoadableTypeResolver', 'null');
const many = loadedList('LoadableTypeBatchResolver', 'error');
const manyOrNull = loadedList('LoadableTypeBatchResolver', 'null');
const entity = loaded('EntityTypeResolver', 'null');
const entities = loadedList('EntityTypeBatchResolver', 'null');

/** Users, groups, and roles of a policy by the URNs in its actors. */
function resolved(field: string): Resolver {
  return follow('LoadableTypeBatchResolver', (source, _args, context) => {
    const urns = source[field];
    return Array.isArray(urns)
      ? urns.map((urn: unknown) => (typeof urn === 'string' ? load(urn, context) : null))
      : null;
  });
}

/** Fields whose entities GmsGraphQLEngine loads. All other fields show what the mappers set. */
export const loadingFields: Resolvers = {
  AccessToken: { metadata: one },
  ActorFilter: {
    resolvedUsers: resolved('users'),
    resolvedGroups: resolved('groups'),
    resolvedRoles: resolved('roles'),
  },
  AggregationMetadata: { entity },
  Assertion: { platform: one, dataPlatformInstance: oneOrNull },
  AutoCompleteResultForEntity: { entities },
  AutoCompleteResults: { entities },
  BrowseResults: { entities },
  Chart: { platform: one, dataPlatformInstance: oneOrNull, container: oneOrNull },
  ChartInfo: { inputs: many },
  Container: { platform: one, dataPlatformInstance: oneOrNull, container: oneOrNull },
  CorpGroupInfo: { admins: many, members: many },
  CorpUserInfo: { manager: one },
  CorpUserViewsSettings: { defaultView: oneOrNull },
  Dashboard: { platform: one, dataPlatformInstance: oneOrNull, container: oneOrNull },
  DashboardInfo: { charts: many },
  DashboardStatsSummary: { topUsersLast30Days: manyOrNull },
  DashboardUserUsageCounts: { user: one },
  DataFlow: { platform: one, dataPlatformInstance: oneOrNull },
  DataJob: { dataFlow: one, dataPlatformInstance: oneOrNull },
  DataJobInputOutput: { inputDatasets: many, outputDatasets: many, inputDatajobs: many },
  DataPlatformInstance: { platform: one },
  Dataset: { platform: one, dataPlatformInstance: oneOrNull, container: oneOrNull },
  DatasetStatsSummary: { topUsersLast30Days: manyOrNull },
  DomainAssociation: { domain: one },
  EntityPath: {
    path: follow('BatchGetEntitiesResolver', (source, _args, context) => {
      const path = Array.isArray(source.path) ? source.path : [];
      return byType(path.flatMap((each: unknown) => urnOf(each) ?? [])).map((urn) => load(urn, context));
    }),
  },
  EntityRelationship: { entity },
  EntityRelationshipLegacy: { entity },
  ForeignKeyConstraint: { foreignDataset: one },
  GetRootGlossaryNodesResult: { nodes: many },
  GetRootGlossaryTermsResult: { terms: many },
  GlossaryTermAssociation: { term: one },
  IngestionSource: { platform: oneOrNull },
  InstitutionalMemoryMetadata: { author: one },
  LineageRelationship: { entity, createdActor: entity, updatedActor: entity },
  ListAccessTokenResult: { tokens: many },
  ListDomainsResult: { domains: many },
  ListGroupsResult: { groups: many },
  ListQueriesResult: { queries: many },
  ListTestsResult: { tests: many },
  ListViewsResult: { views: many },
  MLFeature: { dataPlatformInstance: oneOrNull },
  MLFeatureProperties: { sources: follow('LoadableTypeBatchResolver', emptyIfNull) },
  MLFeatureTable: { platform: one, dataPlatformInstance: oneOrNull },
  MLFeatureTableProperties: {
    mlFeatures: follow('LoadableTypeBatchResolver', emptyIfNull),
    mlPrimaryKeys: follow('LoadableTypeBatchResolver', emptyIfNull),
  },
  MLModel: { platform: one, dataPlatformInstance: oneOrNull },
  MLModelGroup: { platform: one, dataPlatformInstance: oneOrNull },
  MLModelProperties: { groups: follow('LoadableTypeBatchResolver', emptyIfNull) },
  MLPrimaryKey: { dataPlatformInstance: oneOrNull },
  MLPrimaryKeyProperties: { sources: follow('LoadableTypeBatchResolver', emptyIfNull) },
  Notebook: { platform: one, dataPlatformInstance: oneOrNull },
  Owner: { owner: loaded('OwnerTypeResolver', 'error') },
  PolicyMatchCriterionValue: { entity },
  QuerySubject: { dataset: one },
  QuickFilter: { entity },
  RecommendationContent: { entity },
  SchemaFieldEntity: { parent: entity },
  SearchAcrossLineageResult: { entity },
  SearchResult: { entity },
  SiblingProperties: { siblings: entities },
  TagAssociation: { tag: one },
  TestResult: { test: oneOrNull },
  UserUsageCounts: { user: one },
};

function emptyIfNull(source: Mapped, _args: unknown, context: Context, { fieldName }: { fieldName: string }) {
  const list = source[fieldName];
  return Array.isArray(list) ? loadAll(list, context) : [];
}

/** URNs grouped by their entity types, each group in its original order, as BatchGetEntitiesResolver returns them. */
export function byType(urns: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const urn of urns) groups.set(entityOf(urn), [...(groups.get(entityOf(urn)) ?? []), urn]);
  return [...groups.values()].flat();
}
