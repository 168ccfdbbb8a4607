import {
  type Args,
  type Context,
  follow,
  hasPlatform,
  load,
  operation,
  type Resolvers,
  requirePlatform,
  requireUrn,
} from '../context.ts';
import { NotSimulatedError, serverError, unauthorized } from '../errors.ts';
import { pick, record, records, texts } from '../json.ts';
import type { Mapped } from '../mappers/mapped.ts';
import { partial } from '../mappers/mapped.ts';
import { policyFields } from '../mappers/people.ts';
import { benchReason } from '../messages.ts';
import type { Filter } from '../search/filter.ts';
import type { Sort } from '../search/index.ts';
import { entityOf, parseUrn } from '../urn.ts';
import { mayManageChildren, parentOf } from './glossary-privileges.ts';
import { inputOf, numberOr, textOr } from './input.ts';
import { equals, filterOf, requireEntityName } from './search.ts';

const flags = { fulltext: true, skipHighlighting: true, skipAggregates: true };

/** A page of one entity type, as the list queries search for it. */
function find(type: string, args: Args, context: Context, sort: Sort | null, filter: Filter = null, defaultCount = 20) {
  const input = inputOf(args.input);
  const page = { from: numberOr(input.start, 0), size: numberOr(input.count, defaultCount) };
  const found = context.search.entity(type, textOr(input.query, ''), filter, sort, page, flags);
  return { start: page.from, count: page.size, total: found.total, urns: found.hits.map(({ urn }) => urn) };
}

const newest = (field: string): Sort => ({ field, descending: true });

/** Queries that list entities of one type. */
export const listQueries = {
  listDomains: operation('ListDomainsResolver', (args, context) => {
    requirePlatform(context, 'CREATE_DOMAINS', 'MANAGE_DOMAINS');
    const { urns, ...page } = find('domain', args, context, newest('createdTime'));
    return { ...page, domains: urns.map((urn) => partial('Domain', urn)) };
  }),
  listGroups: operation('ListGroupsResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_USERS_AND_GROUPS');
    const { urns, ...page } = find('corpGroup', args, context, newest('createdTime'));
    return { ...page, groups: urns.map((urn) => partial('CorpGroup', urn)) };
  }),
  listUsers: operation('ListUsersResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_USERS_AND_GROUPS');
    const { urns, ...page } = find('corpuser', args, context, null);
    return { ...page, users: urns.map((urn) => load(urn, context)) };
  }),
  listRoles: operation('ListRolesResolver', (args, context) => {
    const { urns, ...page } = find('dataHubRole', args, context, null);
    const roles = urns.map((urn) => load(urn, context)).filter((role) => role !== null);
    return { ...page, roles: roles.sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1)) };
  }),
  listPolicies: operation('ListPoliciesResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_POLICIES');
    const { urns, ...page } = find('dataHubPolicy', args, context, newest('lastUpdatedTimestamp'));
    const policies = urns.flatMap((urn): Mapped[] => {
      const info = context.store.aspect(urn, 'dataHubPolicyInfo');
      return info === undefined ? [] : [{ urn, type: info.type ?? null, ...policyFields(info) }];
    });
    return { ...page, policies };
  }),
  listPosts: operation('ListPostsResolver', (args, context) => {
    const { urns, ...page } = find('post', args, context, newest('lastModified'));
    return { ...page, posts: urns.map((urn) => load(urn, context)) };
  }),
  listQueries: operation('ListQueriesResolver', (args, context) => {
    const { source, datasetUrn } = inputOf(args.input);
    const conditions = [
      ...(typeof source === 'string' ? [equals('source.keyword', source)] : []),
      ...(typeof datasetUrn === 'string' ? [equals('entities.keyword', datasetUrn)] : []),
    ];
    const { urns, ...page } = find('query', args, context, newest('createdAt'), [conditions], 100);
    return { ...page, queries: urns.map((urn) => partial('QueryEntity', urn)) };
  }),
  listTests: operation('ListTestsResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_TESTS');
    const { urns, ...page } = find('test', args, context, null);
    return { ...page, tests: urns.map((urn) => partial('Test', urn)) };
  }),
  listMyViews: operation('ListMyViewsResolver', (args, context) => {
    const { viewType } = inputOf(args.input);
    const conditions = [
      equals('createdBy.keyword', context.actor),
      ...(typeof viewType === 'string' ? [equals('type.keyword', viewType)] : []),
    ];
    const { urns, ...page } = find('dataHubView', args, context, newest('createdAt'), [conditions]);
    return { ...page, views: urns.map((urn) => partial('DataHubView', urn)) };
  }),
  listGlobalViews: operation('ListGlobalViewsResolver', (args, context) => {
    const filter = [[equals('type.keyword', 'GLOBAL')]];
    const { urns, ...page } = find('dataHubView', args, context, newest('createdAt'), filter);
    return { ...page, views: urns.map((urn) => partial('DataHubView', urn)) };
  }),
  listSecrets: operation('ListSecretsResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_SECRETS');
    const { urns, ...page } = find('dataHubSecret', args, context, newest('createdTime'));
    const secrets = urns.flatMap((urn) => {
      const value = context.store.aspect(urn, 'dataHubSecretValue');
      return value === undefined ? [] : [{ urn, ...pick(value, ['name', 'description']) }];
    });
    return { ...page, secrets };
  }),
  listIngestionSources: operation('ListIngestionSourcesResolver', (args, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    const { urns, ...page } = find('dataHubIngestionSource', args, context, null);
    return { ...page, ingestionSources: urns.flatMap((urn) => ingestionSource(urn, context) ?? []) };
  }),
  listAccessTokens: operation('ListAccessTokensResolver', (args, context) => {
    const input = inputOf(args.input);
    const own = records(input.filters).some(
      ({ field, values }) =>
        field === 'ownerUrn' && texts(values).join() === context.actor && texts(values).length === 1,
    );
    const mayListOwn = own && hasPlatform(context, 'GENERATE_PERSONAL_ACCESS_TOKENS');
    if (!hasPlatform(context, 'MANAGE_ACCESS_TOKENS') && !mayListOwn) throw unauthorized();
    const filter = filterOf({ filters: input.filters ?? null });
    const { urns, ...page } = find('dataHubAccessToken', args, context, newest('expiresAt'), filter);
    return { ...page, tokens: urns.map((urn) => partial('AccessTokenMetadata', urn)) };
  }),
  getRootGlossaryTerms: operation('GetRootGlossaryTermsResolver', (args, context) => {
    const { urns, ...page } = roots('glossaryTerm', args, context);
    return { ...page, terms: urns.map((urn) => partial('GlossaryTerm', urn)) };
  }),
  getRootGlossaryNodes: operation('GetRootGlossaryNodesResolver', (args, context) => {
    const { urns, ...page } = roots('glossaryNode', args, context);
    return { ...page, nodes: urns.map((urn) => partial('GlossaryNode', urn)) };
  }),
  ingestionSource: operation('GetIngestionSourceResolver', ({ urn }, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    // The request always contains the generated key, so an unknown source fails later, without the message that it doesn't exist.
    const found = ingestionSource(requireUrn(urn), context);
    if (found === null) throw serverError('No ingestion source info aspect exists');
    return found;
  }),
  executionRequest: operation('GetIngestionExecutionRequestResolver', ({ urn }, context) => {
    requirePlatform(context, 'MANAGE_INGESTION');
    return executionRequest(requireUrn(urn), context);
  }),
  getSecretValues: operation('GetSecretValuesResolver', (_args, context) => {
    requirePlatform(context, 'MANAGE_SECRETS');
    throw new NotSimulatedError(benchReason('benchReasonSecretValues'));
  }),
  globalViewsSettings: operation('GlobalViewsSettingsResolver', (_args, { store }) => {
    const views = record(store.aspect('urn:li:globalSettings:0', 'globalSettingsInfo')?.views);
    return { defaultView: views?.defaultView ?? null };
  }),
  batchGetStepStates: operation('BatchGetStepStatesResolver', (args, { store }) => {
    const results = texts(inputOf(args.input).ids).flatMap((id) => {
      const properties = record(
        store.aspect(`urn:li:dataHubStepState:${id}`, 'dataHubStepStateProperties')?.properties,
      );
      if (properties === undefined) return [];
      return [{ id, properties: Object.entries(properties).map(([key, value]) => ({ key, value })) }];
    });
    return { results };
  }),
  getGrantedPrivileges: operation('GetGrantedPrivilegesResolver', (args, { privileges, actor }) => {
    const input = inputOf(args.input);
    if (input.actorUrn !== actor) throw unauthorized('Unauthorized to get privileges for the given author.');
    const spec = record(input.resourceSpec);
    if (spec === undefined) return { privileges: privileges.granted(actor) };
    const resource = { type: requireEntityName(spec.resourceType), urn: String(spec.resourceUrn) };
    return { privileges: privileges.granted(actor, resource) };
  }),
  me: operation('MeResolver', (_args, context) => ({
    corpUser: load(context.actor, context),
    platformPrivileges: Object.fromEntries(
      Object.entries(ownPrivileges).map(([name, privileges]) => [name, hasPlatform(context, ...privileges)]),
    ),
  })),
  isAnalyticsEnabled: operation('IsAnalyticsEnabledResolver', () => true),
  ...Object.fromEntries(
    ['getAnalyticsCharts', 'getHighlights', 'getMetadataAnalyticsCharts'].map((name) => [
      name,
      operation('GetChartsResolver', () => {
        throw new NotSimulatedError(benchReason('benchReasonAnalytics'));
      }),
    ]),
  ),
  listRecommendations: operation('ListRecommendationsResolver', () => {
    throw new NotSimulatedError(benchReason('benchReasonRecommendations'));
  }),
  getAccessToken: operation('GetAccessTokenResolver', (args, context) => {
    const { actorUrn } = inputOf(args.input);
    if (actorUrn !== context.actor || !hasPlatform(context, 'GENERATE_PERSONAL_ACCESS_TOKENS')) throw unauthorized();
    throw new NotSimulatedError(benchReason('benchReasonAccessTokens'));
  }),
  getInviteToken: operation('GetInviteTokenResolver', (_args, context) => {
    if (!hasPlatform(context, 'MANAGE_POLICIES')) {
      throw unauthorized(
        'Unauthorized to get invite tokens. Please contact your DataHub administrator if this needs corrective action.',
      );
    }
    throw new NotSimulatedError(benchReason('benchReasonInviteTokens'));
  }),
  appConfig: operation('AppConfigResolver', () => {
    throw new NotSimulatedError(benchReason('benchReasonConfiguration'));
  }),
} satisfies Resolvers[string];

/** Platform privileges that the `me` query reports. */
const ownPrivileges: Readonly<Record<string, readonly string[]>> = {
  viewAnalytics: ['VIEW_ANALYTICS'],
  managePolicies: ['MANAGE_POLICIES'],
  manageIdentities: ['MANAGE_USERS_AND_GROUPS'],
  generatePersonalAccessTokens: ['GENERATE_PERSONAL_ACCESS_TOKENS'],
  manageDomains: ['MANAGE_DOMAINS'],
  manageIngestion: ['MANAGE_INGESTION'],
  manageSecrets: ['MANAGE_SECRETS'],
  manageTokens: ['MANAGE_ACCESS_TOKENS'],
  manageTests: ['MANAGE_TESTS'],
  manageGlossaries: ['MANAGE_GLOSSARIES'],
  manageUserCredentials: ['MANAGE_USER_CREDENTIALS'],
  createDomains: ['CREATE_DOMAINS', 'MANAGE_DOMAINS'],
  createTags: ['CREATE_TAGS', 'MANAGE_TAGS'],
  manageTags: ['MANAGE_TAGS'],
  manageGlobalViews: ['MANAGE_GLOBAL_VIEWS'],
};

/** Terms or nodes without a parent. */
function roots(type: string, args: Args, { search }: Context) {
  const input = inputOf(args.input);
  const page = { from: numberOr(input.start, 0), size: numberOr(input.count, 0) };
  const found = search.filter(type, [[equals('hasParentNode', 'false')]], null, page);
  return { start: page.from, count: found.hits.length, total: found.total, urns: found.hits.map(({ urn }) => urn) };
}

/** IngestionResolverUtils.mapIngestionSource. */
function ingestionSource(urn: string, { store }: Context): Mapped | null {
  const info = store.aspect(urn, 'dataHubIngestionSourceInfo');
  if (info === undefined) return null;
  const schedule = record(info.schedule);
  return {
    __typename: 'IngestionSource',
    urn,
    ...pick(info, ['name', 'type']),
    config: pick(record(info.config) ?? {}, ['recipe', 'version', 'executorId', 'debugMode']),
    schedule: schedule === undefined ? null : pick(schedule, ['interval', 'timezone']),
    platform: null,
  };
}

/** IngestionResolverUtils.mapExecutionRequest. */
function executionRequest(urn: string, { store }: Context): Mapped {
  const input = store.aspect(urn, 'dataHubExecutionRequestInput');
  const result = store.aspect(urn, 'dataHubExecutionRequestResult');
  const source = record(input?.source);
  const structured = record(result?.structuredReport);
  return {
    __typename: 'ExecutionRequest',
    urn,
    id: parseUrn(urn)?.id ?? null,
    input:
      input === undefined
        ? null
        : {
            ...pick(input, ['task', 'requestedAt']),
            source: source === undefined ? null : pick(source, ['type']),
            arguments:
              input.args === undefined
                ? null
                : Object.entries(record(input.args) ?? {}).map(([key, value]) => ({ key, value })),
          },
    result:
      result === undefined
        ? null
        : {
            ...pick(result, ['status', 'startTimeMs', 'durationMs', 'report']),
            structuredReport:
              structured === undefined ? null : pick(structured, ['type', 'serializedValue', 'contentType']),
          },
  };
}

/** Fields of lists and privileges on entities. */
export const listFields: Resolvers = {
  IngestionSource: {
    executions: follow('IngestionSourceExecutionRequestsResolver', ({ urn }, args, context) => {
      const page = { from: numberOr(args.start, 0), size: numberOr(args.count, 10) };
      const filter = [[equals('ingestionSource', String(urn))]];
      const found = context.search.filter('dataHubExecutionRequest', filter, newest('requestTimeMs'), page);
      return {
        start: page.from,
        count: page.size,
        total: found.total,
        executionRequests: found.hits.map((hit) => executionRequest(hit.urn, context)),
      };
    }),
  },
  ...Object.fromEntries(
    ['Chart', 'Dashboard', 'DataJob', 'Dataset', 'GlossaryNode', 'GlossaryTerm'].map((type) => [
      type,
      {
        privileges: follow('EntityPrivilegesResolver', ({ urn }, _args, context) =>
          entityPrivileges(String(urn), context),
        ),
      },
    ]),
  ),
};

function entityPrivileges(urn: string, context: Context): Mapped {
  const { privileges, actor } = context;
  const type = entityOf(urn);
  const may = (privilege: string) =>
    privileges.has(actor, 'EDIT_ENTITY', { type, urn }) || privileges.has(actor, privilege, { type, urn });
  const parent = parentOf(context, urn);
  const manages = hasPlatform(context, 'MANAGE_GLOSSARIES');
  const manageEntity = manages || (parent !== null && mayManageChildren(context, parent));
  if (type === 'glossaryTerm') return { canManageEntity: manageEntity };
  if (type === 'glossaryNode')
    return { canManageEntity: manageEntity, canManageChildren: manages || mayManageChildren(context, urn) };
  if (type === 'dataJob') return { canEditLineage: may('EDIT_LINEAGE') };
  return {
    canEditLineage: may('EDIT_LINEAGE'),
    canEditEmbed: may('EDIT_ENTITY_EMBED'),
    ...(type === 'dataset' && { canEditQueries: may('EDIT_ENTITY_QUERIES') }),
  };
}
