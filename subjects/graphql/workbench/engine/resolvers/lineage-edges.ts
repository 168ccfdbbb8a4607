import { auditStamp, type Context, mayEdit, operation, type Resolvers, requireUrn } from '../context.ts';
import { badRequest, serverError, unauthorized } from '../errors.ts';
import { records, text, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { entityOf } from '../urn.ts';
import { inputOf } from './input.ts';

interface Edge {
  upstream: string;
  downstream: string;
}

/** Edges to add and to remove at one end. */
interface Change {
  add: readonly string[];
  remove: readonly string[];
}

/** Lineage that users edit (UpdateLineageResolver and LineageService). */
export const lineageMutations = {
  updateLineage: operation('UpdateLineageResolver', (args, context) => {
    const input = inputOf(args.input);
    const [add, remove] = [edgesOf(input.edgesToAdd), edgesOf(input.edgesToRemove)];
    for (const edge of [...add, ...remove]) requireLineagePrivilege(context, edge);
    const ends = (side: 'upstream' | 'downstream') => new Set([...add, ...remove].map((edge) => edge[side]));
    for (const downstream of ends('downstream')) {
      requireEnd(context, downstream);
      const upstreams = (edges: readonly Edge[]) =>
        edges.filter((edge) => edge.downstream === downstream).map((edge) => edge.upstream);
      writeUpstreams(context, downstream, { add: upstreams(add), remove: upstreams(remove) });
    }
    for (const upstream of ends('upstream')) {
      requireEnd(context, upstream);
      const downstreams = (edges: readonly Edge[]) =>
        edges.filter((edge) => edge.upstream === upstream).map((edge) => edge.downstream);
      if (entityOf(upstream) === 'dataJob') {
        writeOutputs(context, upstream, { add: datasetsOf(downstreams(add)), remove: datasetsOf(downstreams(remove)) });
      }
    }
    return true;
  }),
} satisfies Resolvers[string];

function edgesOf(value: Json | undefined): Edge[] {
  return records(value).map(({ upstreamUrn, downstreamUrn }) => ({
    upstream: requireUrn(upstreamUrn),
    downstream: requireUrn(downstreamUrn),
  }));
}

function requireLineagePrivilege(context: Context, { upstream, downstream }: Edge): void {
  for (const urn of [upstream, downstream]) {
    if (!mayEdit(context, urn, 'EDIT_LINEAGE')) {
      throw unauthorized(`Unauthorized to edit ${entityOf(urn)} lineage. Please contact your DataHub administrator.`);
    }
  }
}

/** The message says downstream for both ends. */
function requireEnd({ store }: Context, urn: string): void {
  if (!store.exists(urn)) throw badRequest(`Cannot upsert lineage as downstream urn ${urn} doesn't exist`);
}

/** Edges between data jobs and datasets are stored on the data job, whichever end is downstream. */
function datasetsOf(urns: readonly string[]): string[] {
  return urns.filter((urn) => entityOf(urn) !== 'dataJob');
}

function writeUpstreams(context: Context, urn: string, change: Change): void {
  const type = entityOf(urn);
  if (type === 'dataset') {
    writeUpstreamLineage(context, urn, { add: datasetsOf(change.add), remove: datasetsOf(change.remove) });
  } else if (type === 'chart') {
    requireTypes(context, change.add, ['dataset']);
    write(context, urn, 'chartInfo', [edgeList(context, urn, 'inputs', 'inputEdges', ['dataset'], change)]);
  } else if (type === 'dashboard') {
    requireTypes(context, change.add, ['dataset', 'chart']);
    write(context, urn, 'dashboardInfo', [
      edgeList(context, urn, 'charts', 'chartEdges', ['chart'], change),
      edgeList(context, urn, 'datasets', 'datasetEdges', ['dataset'], change),
    ]);
  } else if (type === 'dataJob') {
    requireTypes(context, change.add, ['dataset', 'dataJob']);
    write(context, urn, 'dataJobInputOutput', [
      edgeList(context, urn, 'inputDatasets', 'inputDatasetEdges', ['dataset'], change),
      edgeList(context, urn, 'inputDatajobs', 'inputDatajobEdges', ['dataJob'], change),
    ]);
  }
}

function writeUpstreamLineage(context: Context, urn: string, { add, remove }: Change): void {
  requireTypes(context, add, ['dataset']);
  const stored = context.store.aspect(urn, 'upstreamLineage') ?? {};
  const upstreams = records(stored.upstreams);
  const known = new Set(upstreams.map(({ dataset }) => dataset));
  const added = add
    .filter((each) => !known.has(each))
    .map((dataset) => ({
      dataset,
      auditStamp: auditStamp(context),
      created: auditStamp(context),
      type: 'TRANSFORMED',
      properties: { source: 'UI' },
    }));
  const kept = [...upstreams, ...added].filter(({ dataset }) => !remove.includes(text(dataset) ?? ''));
  context.store.write(urn, 'upstreamLineage', { ...stored, upstreams: kept });
}

function writeOutputs(context: Context, urn: string, change: Change): void {
  requireTypes(context, change.add, ['dataset']);
  write(context, urn, 'dataJobInputOutput', [
    edgeList(context, urn, 'outputDatasets', 'outputDatasetEdges', ['dataset'], change),
  ]);
}

function requireTypes({ store }: Context, urns: readonly string[], types: readonly string[]): void {
  const wrong = urns.find((urn) => !types.includes(entityOf(urn)) || !store.exists(urn));
  if (wrong !== undefined) throw serverError(`${wrong} doesn't exist, or its type can't be at this end of an edge`);
}

/** A pair of lists: URNs without anything else, which older writers use, and edges. */
interface EdgeList {
  plain: string;
  edges: string;
  types: readonly string[];
  source: string;
  change: Change;
  stamp: JsonObject;
}

function edgeList(
  context: Context,
  source: string,
  plain: string,
  edges: string,
  types: readonly string[],
  change: Change,
): EdgeList {
  return { plain, edges, types, source, change, stamp: auditStamp(context) };
}

function write({ store }: Context, urn: string, aspect: string, lists: readonly EdgeList[]): void {
  const stored = store.aspect(urn, aspect);
  const job = aspect === 'dataJobInputOutput';
  if (stored === undefined && !job)
    throw serverError(`Failed to update lineage for urn ${urn} as ${aspect} doesn't exist`);
  const changed = lists.reduce(changeList, stored ?? {});
  // Missing required lists fail the aspect's validation.
  const missing = job && (changed.inputDatasets === undefined || changed.outputDatasets === undefined);
  if (missing) throw serverError(`Required lists are missing in ${aspect} of ${urn}`);
  store.write(urn, aspect, changed);
}

function changeList(value: JsonObject, { plain, edges, types, source, change, stamp }: EdgeList): JsonObject {
  const urns = Array.isArray(value[plain]) ? value[plain] : [];
  const stored = records(value[edges]);
  const known = new Set([...urns.map(urnOf), ...stored.map(({ destinationUrn }) => destinationUrn)]);
  const added = change.add
    .filter((urn) => types.includes(entityOf(urn)) && !known.has(urn))
    .map((destinationUrn) => ({
      destinationUrn,
      sourceUrn: source,
      created: stamp,
      lastModified: stamp,
      properties: { source: 'UI' },
    }));
  const kept = (urn: Json | undefined) => !change.remove.includes(text(urn) ?? '');
  return {
    ...value,
    [plain]: urns.filter((each) => kept(urnOf(each))),
    [edges]: [...stored, ...added].filter(({ destinationUrn }) => kept(destinationUrn)),
  };
}

/** A URN, or the member of a union of URNs as charts' inputs have it. */
function urnOf(value: Json): Json {
  if (typeof value === 'string') return value;
  return texts(Object.values(inputOf(value)))[0] ?? null;
}
