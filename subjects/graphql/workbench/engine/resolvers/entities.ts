import {
  type Args,
  type Context,
  follow,
  load,
  operation,
  type Resolver,
  type Resolvers,
  requireUrn,
} from '../context.ts';
import { serverError } from '../errors.ts';
import { records, text, texts } from '../json.ts';
import { schema, versionedDataset } from '../mappers/dataset.ts';
import { loadEntity } from '../mappers/load.ts';
import { type Mapped, stubOf } from '../mappers/mapped.ts';
import { entityOf } from '../urn.ts';
import { byType } from './loading.ts';

/** Queries that load one entity of a type. */
const byUrn: Readonly<Record<string, string>> = {
  assertion: 'assertion',
  chart: 'chart',
  container: 'container',
  corpGroup: 'corpGroup',
  corpUser: 'corpuser',
  dashboard: 'dashboard',
  dataFlow: 'dataFlow',
  dataJob: 'dataJob',
  dataPlatform: 'dataPlatform',
  dataset: 'dataset',
  domain: 'domain',
  glossaryNode: 'glossaryNode',
  glossaryTerm: 'glossaryTerm',
  mlFeature: 'mlFeature',
  mlFeatureTable: 'mlFeatureTable',
  mlModel: 'mlModel',
  mlModelGroup: 'mlModelGroup',
  mlPrimaryKey: 'mlPrimaryKey',
  notebook: 'notebook',
  tag: 'tag',
  test: 'test',
};

const loadByUrn = Object.fromEntries(
  Object.entries(byUrn).map(([query, type]): [string, Resolver] => [
    query,
    operation('LoadableTypeResolver', ({ urn }, context) => {
      const valid = requireUrn(urn);
      if (!context.model.has(entityOf(valid))) throw serverError(`Failed to find entity with name ${entityOf(valid)}`);
      return loadEntity(valid, context.store, type);
    }),
  ]),
);

/** Queries that load entities. */
export const entityQueries = {
  ...loadByUrn,
  entity: operation('EntityTypeResolver', ({ urn }, context) => {
    const stub = stubOf(requireUrn(urn));
    return stub === null ? null : load(stub.urn, context);
  }),
  entities: operation('BatchGetEntitiesResolver', ({ urns }, context) => {
    const valid = texts(urns).map(requireUrn);
    if (valid.some((urn) => stubOf(urn) === null))
      throw serverError('NullPointerException in BatchGetEntitiesResolver');
    return byType(valid).map((urn) => load(urn, context));
  }),
  entityExists: operation('EntityExistsResolver', ({ urn }, { store }) => store.exists(requireUrn(urn))),
  versionedDataset: operation('LoadableTypeResolver', ({ urn, versionStamp }, context) => {
    const valid = requireUrn(urn);
    const versions =
      text(versionStamp)
        ?.split(';')
        .filter((part) => part !== '') ?? [];
    const { store } = context;
    if (entityOf(valid) !== 'dataset' || versions.length === 0) return null;
    const stored = store.aspects(valid) ?? {};
    // The catalog has one version of each aspect, number 0.
    const named = versions.flatMap((part) => {
      const [name = '', version] = part.split(':');
      const aspect = stored[name];
      return aspect === undefined || version !== '0' ? [] : [[name, aspect] as const];
    });
    const key = stored.datasetKey;
    return versionedDataset(valid, { ...(key && { datasetKey: key }), ...Object.fromEntries(named) });
  }),
} satisfies Resolvers[string];

const relationships = follow('EntityRelationshipsResultResolver', ({ urn }, { input }, { graph }) => {
  const { types, direction, start, count } = fields(input);
  const from = typeof start === 'number' ? start : 0;
  const size = typeof count === 'number' ? count : 100;
  const all = graph.related(String(urn), texts(types), direction === 'INCOMING' ? 'INCOMING' : 'OUTGOING');
  const page = all.slice(from, from + size);
  return {
    start: from,
    count: page.length,
    total: all.length,
    relationships: page.map((each) => ({ type: each.type, direction, entity: stubOf(each.urn), created: null })),
  };
});

const lineage = follow('EntityLineageResultResolver', ({ urn }, { input }, context) => {
  const { direction, start, count, separateSiblings, startTimeMillis, endTimeMillis } = fields(input);
  const from = typeof start === 'number' ? start : 0;
  const size = typeof count === 'number' ? count : 100;
  const range =
    typeof startTimeMillis === 'number' && typeof endTimeMillis === 'number'
      ? { start: startTimeMillis, end: endTimeMillis }
      : undefined;
  const hops = (each: string) =>
    context.graph.lineage(each, direction === 'UPSTREAM' ? 'UPSTREAM' : 'DOWNSTREAM', 1, range);
  const result =
    separateSiblings === true
      ? paged(hops(String(urn)), from, size)
      : withSiblings(String(urn), hops, from, size, context);
  // Entities that don't exist or are soft-deleted are left out after paging, and counted.
  const shown = result.hops.filter(({ urn: each }) => isVisible(each, context));
  return {
    start: from,
    count: result.hops.length,
    total: result.total,
    filtered: result.hops.length - shown.length,
    relationships: shown.map((hop) => ({
      type: hop.type,
      degree: hop.degree,
      entity: stubOf(hop.urn),
      createdOn: hop.createdOn ?? null,
      createdActor: stubOf(hop.createdActor),
      updatedOn: hop.updatedOn ?? null,
      updatedActor: stubOf(hop.updatedActor),
      isManual: hop.isManual ?? false,
    })),
  };
});

type Hops = ReturnType<Context['graph']['lineage']>;

function paged(hops: Hops, from: number, size: number) {
  return { hops: hops.slice(from, from + size), total: hops.length };
}

/**
 * SiblingGraphService: the lineage of an entity and its siblings together, without edges among them, and without an entity whose primary sibling is
 * also in the list.
 */
function withSiblings(urn: string, hopsOf: (urn: string) => Hops, from: number, size: number, { store }: Context) {
  const siblings = texts(store.aspect(urn, 'siblings')?.siblings);
  if (siblings.length === 0) return paged(hopsOf(urn), from, size);
  const group = new Set([urn, ...siblings]);
  const found = new Map<string, Hops[number]>();
  for (const each of [urn, ...siblings]) {
    for (const hop of hopsOf(each)) if (!group.has(hop.urn) && !found.has(hop.urn)) found.set(hop.urn, hop);
  }
  const merged = [...found.values()].filter((hop) => {
    const aspect = store.aspect(hop.urn, 'siblings');
    if (aspect === undefined || aspect.primary === true) return true;
    return !texts(aspect.siblings).some((sibling) => found.has(sibling));
  });
  return paged(merged, from, size);
}

function isVisible(urn: string, { store }: Context): boolean {
  return store.exists(urn) && store.aspect(urn, 'status')?.removed !== true;
}

const exists = follow('EntityExistsResolver', ({ urn }, _args, { store }) => store.exists(String(urn)));

const browsePaths = follow('EntityBrowsePathsResolver', ({ urn }, _args, { search }) =>
  search.browsePaths(String(urn)).map(pathOf),
);

/** BrowsePathMapper. */
export function pathOf(path: string): Mapped {
  return { path: path.split('/').filter((part) => part !== '') };
}

const parentContainers = follow('ParentContainersResolver', ({ urn }, _args, context) => {
  const urns: string[] = [];
  let next = text(context.store.aspect(String(urn), 'container')?.container);
  while (next !== null && !urns.includes(next)) {
    urns.push(next);
    next = text(context.store.aspect(next, 'container')?.container);
  }
  return { count: urns.length, containers: urns.map((each) => load(each, context)) };
});

const parentNodes = follow('ParentNodesResolver', ({ urn }, _args, context) => {
  const parentOf = (each: string) => {
    const aspect = entityOf(each) === 'glossaryTerm' ? 'glossaryTermInfo' : 'glossaryNodeInfo';
    return text(context.store.aspect(each, aspect)?.parentNode);
  };
  const urns: string[] = [];
  let next = parentOf(String(urn));
  while (next !== null && !urns.includes(next)) {
    urns.push(next);
    next = parentOf(next);
  }
  return { count: urns.length, nodes: urns.map((each) => load(each, context)) };
});

/** AspectType reads the latest version, whatever the version argument says. */
const schemaMetadata = follow('AspectResolver', ({ urn }, _args, { store }) => {
  const aspect = store.aspect(String(urn), 'schemaMetadata');
  return aspect === undefined ? null : schema(aspect, String(urn), 0);
});

const aspects = follow('WeaklyTypedAspectsResolver', ({ urn }, { input }, { store, model }) => {
  const valid = String(urn);
  const { autoRenderOnly } = fields(input);
  // No aspect in the model is marked for automatic rendering.
  if (autoRenderOnly === true) return [];
  const known = store.aspects(valid) ?? {};
  return (model.get(entityOf(valid))?.aspects ?? []).flatMap((aspectName) => {
    const aspect = known[aspectName];
    return aspect === undefined ? [] : [{ aspectName, payload: JSON.stringify(aspect), renderSpec: null }];
  });
});

const subTypes = follow('SubTypesResolver', ({ urn }, _args, { store }) => {
  const aspect = store.aspect(String(urn), 'subTypes');
  return aspect === undefined ? null : { typeNames: texts(aspect.typeNames) };
});

const testResults = follow('TestResultsResolver', ({ urn }, _args, { store }) => {
  const aspect = store.aspect(String(urn), 'testResults');
  if (aspect === undefined) return null;
  const results = (list: Parameters<typeof records>[0]) =>
    records(list).map((result) => ({ test: { urn: result.test }, type: result.type ?? null }));
  return { passing: results(aspect.passing), failing: results(aspect.failing) };
});

/** Input object of an argument. */
function fields(input: Args[string] | undefined): Args {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
}

const graphed = { relationships };
const linked = { relationships, lineage };

/** Fields that entities of several types have. */
export const entityFields: Resolvers = {
  Assertion: graphed,
  Chart: { ...linked, browsePaths, exists, parentContainers },
  Container: { ...graphed, exists, parentContainers },
  CorpGroup: graphed,
  CorpUser: graphed,
  Dashboard: { ...linked, browsePaths, exists, parentContainers },
  DataFlow: { ...linked, browsePaths, exists },
  DataHubRole: graphed,
  DataHubView: graphed,
  DataJob: { ...linked, browsePaths, exists },
  DataProcessInstance: linked,
  Dataset: { ...linked, browsePaths, exists, parentContainers, schemaMetadata, aspects, subTypes, testResults },
  Domain: graphed,
  GlossaryNode: { ...graphed, exists, parentNodes },
  GlossaryTerm: { ...graphed, exists, parentNodes, schemaMetadata },
  MLFeature: { ...linked, exists },
  MLFeatureTable: { ...linked, browsePaths, exists },
  MLModel: { ...linked, browsePaths, exists },
  MLModelGroup: { ...linked, browsePaths, exists },
  MLPrimaryKey: { ...linked, exists },
  Notebook: { ...graphed, browsePaths, exists },
  QueryEntity: graphed,
  Tag: graphed,
  VersionedDataset: { relationships: follow('StaticDataFetcher', () => null) },
};
