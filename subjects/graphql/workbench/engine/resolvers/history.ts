import { type Args, type Context, follow, load, operation, type Resolvers, requireUrn } from '../context.ts';
import { serverError } from '../errors.ts';
import { number, record, records, text, texts } from '../json.ts';
import { operationEvent, profile } from '../mappers/dataset.ts';
import type { Mapped } from '../mappers/mapped.ts';
import { partial } from '../mappers/mapped.ts';
import { runEvent } from '../mappers/pipelines.ts';
import { assertionRun } from '../mappers/platforms.ts';
import { type Criterion, type Filter, facetField } from '../search/filter.ts';
import type { Json, JsonObject } from '../types.ts';
import { entityOf } from '../urn.ts';
import { inputOf, numberOr } from './input.ts';
import { criterionOf } from './search.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How far back a range of usage goes (UsageStats.convertRangeToStartTime). */
const ranges: Readonly<Record<string, number>> = {
  HOUR: 2 * hour + 1,
  DAY: 2 * day + 1,
  WEEK: 8 * day + 1,
  MONTH: 31 * day + 1,
  QUARTER: 92 * day + 1,
  YEAR: 366 * day + 1,
  ALL: Number.POSITIVE_INFINITY,
};
const topUsers = 5;

/** Events of a timeseries aspect, the newest first, as ElasticSearchTimeseriesAspectService.getAspectValues selects them. */
function eventsOf(
  urn: string,
  aspect: string,
  args: Args,
  { store }: Context,
  more: readonly Criterion[] = [],
): JsonObject[] {
  const start = numberOr(args.startTimeMillis, Number.NEGATIVE_INFINITY);
  const end = numberOr(args.endTimeMillis, Number.POSITIVE_INFINITY);
  const conditions = [...records(inputOf(args.filter).and).map(criterionOf), ...more];
  const found = store.events(urn, aspect).filter((event) => {
    const time = Number(event.timestampMillis);
    return time >= start && time <= end && conditions.every((criterion) => holds(event, criterion));
  });
  return found.slice(0, numberOr(args.limit, 10_000));
}

/** A condition on a field of an event. */
function holds(event: JsonObject, { field, values, condition, negated }: Criterion): boolean {
  const value = event[facetField(field)];
  if (condition === 'IS_NULL') return (value === undefined) !== negated;
  if (condition !== 'EQUAL') throw serverError(`Unsupported condition on an event: ${condition}`);
  return values.includes(String(value)) !== negated;
}

/** Whether the actor can see a dataset's usage or profiles. Without the privilege, the fields are empty and there is no error. */
function maySee(privilege: string, urn: string, { privileges, actor }: Context): boolean {
  return privileges.has(actor, privilege, { type: entityOf(urn), urn });
}

interface Usage {
  buckets: Mapped[];
  users: { user: string; count: number; email: string | null }[];
  fields: Mapped[];
  total: number | null;
}

/** UsageStats.query: usage by days, users by the sum of their queries, and columns by the sum of theirs. */
function usageOf(urn: string, range: string, { store, now }: Context): Usage {
  const start = now - (ranges[range] ?? Number.NaN);
  const events = store
    .events(urn, 'datasetUsageStatistics')
    .filter((event) => Number(event.timestampMillis) >= start && Number(event.timestampMillis) <= now);
  const days = new Map<number, JsonObject>();
  const users = new Map<string, { count: number; email: string | null }>();
  const columns = new Map<string, number>();
  for (const event of events) {
    const bucket = Math.floor(Number(event.timestampMillis) / day) * day;
    // The newest event of a day counts.
    if (!days.has(bucket)) days.set(bucket, event);
    for (const each of records(event.userCounts)) {
      const user = text(each.user) ?? '';
      const known = users.get(user);
      users.set(user, {
        count: (known?.count ?? 0) + (number(each.count) ?? 0),
        email: known?.email ?? text(each.userEmail),
      });
    }
    for (const each of records(event.fieldCounts)) {
      const path = text(each.fieldPath) ?? '';
      columns.set(path, (columns.get(path) ?? 0) + (number(each.count) ?? 0));
    }
  }
  const buckets = [...days]
    .sort(([a], [b]) => a - b)
    .map(([bucket, event]) => ({
      bucket,
      duration: 'DAY',
      resource: urn,
      metrics: {
        uniqueUserCount: event.uniqueUserCount ?? null,
        totalSqlQueries: event.totalSqlQueries ?? null,
        topSqlQueries: event.topSqlQueries === undefined ? null : texts(event.topSqlQueries),
        users: null,
        fields: null,
      },
    }));
  const counted = buckets.flatMap(({ metrics }) =>
    typeof metrics.totalSqlQueries === 'number' ? [metrics.totalSqlQueries] : [],
  );
  return {
    buckets,
    users: [...users].map(([user, each]) => ({ user, ...each })).sort((a, b) => b.count - a.count),
    fields: [...columns].map(([fieldName, count]) => ({ fieldName, count })).sort((a, b) => b.count - a.count),
    total: counted.length === 0 ? null : counted.reduce((sum, each) => sum + each, 0),
  };
}

const runsOf = (filter: Filter, args: Args, context: Context) => {
  const page = { from: numberOr(args.start, 0), size: numberOr(args.count, 20) };
  const found = context.search.filter('dataProcessInstance', filter, { field: 'created', descending: true }, page);
  return {
    count: page.size,
    start: page.from,
    total: found.total,
    runs: found.hits.map(({ urn }) => load(urn, context)),
  };
};

/** Fields about what happened to an asset: usage, profiles, operations, runs, and checks. */
export const historyFields: Resolvers = {
  Assertion: {
    runEvents: follow('AssertionRunEventResolver', ({ urn }, args, context) => {
      const status = text(args.status);
      const more = status === null ? [] : [{ field: 'status', values: [status], condition: 'EQUAL', negated: false }];
      const runEvents = eventsOf(String(urn), 'assertionRunEvent', args, context, more);
      const completed = (type: string) =>
        runEvents.filter((event) => event.status === 'COMPLETE' && record(event.result)?.type === type).length;
      return {
        total: runEvents.length,
        failed: completed('FAILURE'),
        succeeded: completed('SUCCESS'),
        runEvents: runEvents.map(assertionRun),
      };
    }),
  },
  Chart: { statsSummary: follow('ChartStatsSummaryResolver', () => null) },
  Dashboard: {
    usageStats: follow('DashboardUsageStatsResolver', ({ urn }, args, context) => {
      const { buckets, users } = dashboardUsage(String(urn), args, context);
      const sum = (name: 'viewsCount' | 'executionsCount') => {
        const values = buckets.flatMap(({ metrics }) => metrics[name] ?? []);
        return values.length === 0 ? null : values.reduce((a, b) => a + b, 0);
      };
      const totals = eventsOf(String(urn), 'dashboardUsageStatistics', args, context).filter(
        (event) => event.eventGranularity === undefined,
      );
      return {
        buckets,
        aggregations: {
          users,
          uniqueUserCount: users.length,
          viewsCount: sum('viewsCount'),
          executionsCount: sum('executionsCount'),
        },
        metrics: totals.map(dashboardMetrics),
      };
    }),
    statsSummary: follow('DashboardStatsSummaryResolver', ({ urn }, _args, context) => {
      const [latest] = context.store
        .events(String(urn), 'dashboardUsageStatistics')
        .filter((event) => event.eventGranularity === undefined);
      if (latest === undefined) return { viewCount: null, uniqueUserCountLast30Days: null, topUsersLast30Days: null };
      const range = { startTimeMillis: context.now - (31 * day + 1), endTimeMillis: context.now };
      const { users } = dashboardUsage(String(urn), range, context);
      return {
        viewCount: latest.viewsCount ?? null,
        uniqueUserCountLast30Days: users.length,
        topUsersLast30Days: users.slice(0, topUsers).map(({ user }) => user),
      };
    }),
  },
  DataJob: {
    runs: follow('DataJobRunsResolver', ({ urn }, args, context) =>
      runsOf([[{ field: 'parentTemplate', values: [String(urn)], condition: 'EQUAL', negated: false }]], args, context),
    ),
  },
  DataProcessInstance: {
    state: follow('TimeSeriesAspectResolver', ({ urn }, args, context) =>
      eventsOf(String(urn), 'dataProcessInstanceRunEvent', args, context).map(runEvent),
    ),
  },
  Dataset: {
    assertions: follow('EntityAssertionsResolver', ({ urn }, args, context) => {
      const from = numberOr(args.start, 0);
      const all = context.graph.related(String(urn), ['Asserts'], 'INCOMING');
      const page = all.slice(from, from + numberOr(args.count, 200));
      return {
        start: from,
        count: page.length,
        total: all.length,
        assertions: page.map((each) => load(each.urn, context)),
      };
    }),
    datasetProfiles: follow('TimeSeriesAspectResolver', ({ urn }, args, context) =>
      maySee('VIEW_DATASET_PROFILE', String(urn), context)
        ? eventsOf(String(urn), 'datasetProfile', args, context).map(profile)
        : [],
    ),
    health: follow('DatasetHealthResolver', ({ urn }, _args, context) => health(String(urn), context)),
    operations: follow('TimeSeriesAspectResolver', ({ urn }, args, context) =>
      eventsOf(String(urn), 'operation', args, context).map(operationEvent),
    ),
    runs: follow('EntityRunsResolver', ({ urn }, args, context) => {
      const field = args.direction === 'OUTGOING' ? 'outputs.keyword' : 'inputs.keyword';
      return runsOf([[{ field, values: [String(urn)], condition: 'EQUAL', negated: false }]], args, context);
    }),
    statsSummary: follow('DatasetStatsSummaryResolver', ({ urn }, _args, context) => {
      const { total, users } = usageOf(String(urn), 'MONTH', context);
      return {
        queryCountLast30Days: total,
        uniqueUserCountLast30Days: users.length,
        topUsersLast30Days: users.slice(0, topUsers).map(({ user }) => partial('CorpUser', user)),
      };
    }),
    usageStats: follow('DatasetUsageStatsResolver', ({ urn }, { range }, context) => {
      if (!maySee('VIEW_DATASET_USAGE', String(urn), context)) return null;
      const { buckets, users, fields, total } = usageOf(String(urn), String(range), context);
      return {
        buckets,
        aggregations: {
          uniqueUserCount: users.length,
          totalSqlQueries: total,
          users: users.map(({ user, count, email }) => ({ user: partial('CorpUser', user), count, userEmail: email })),
          fields,
        },
      };
    }),
  },
};

/** DashboardUsageStatsUtils: events of days, and users by the sum of their usage. */
function dashboardUsage(urn: string, args: Args, context: Context) {
  const { startTimeMillis = null, endTimeMillis = null } = args;
  const events = eventsOf(urn, 'dashboardUsageStatistics', { startTimeMillis, endTimeMillis }, context).filter(
    (event) => event.eventGranularity !== undefined,
  );
  const days = new Map<number, JsonObject[]>();
  const users = new Map<string, Record<'usageCount' | 'executionsCount', number | null>>();
  const add = (a: number | null, b: Json | undefined) => (typeof b === 'number' ? (a ?? 0) + b : a);
  for (const event of events) {
    const bucket = Math.floor(Number(event.timestampMillis) / day) * day;
    days.set(bucket, [...(days.get(bucket) ?? []), event]);
    for (const each of records(event.userCounts)) {
      const user = text(each.user) ?? '';
      const known = users.get(user) ?? { usageCount: null, executionsCount: null };
      users.set(user, {
        usageCount: add(known.usageCount, each.usageCount),
        executionsCount: add(known.executionsCount, each.executionsCount),
      });
    }
  }
  const buckets = [...days]
    .sort(([a], [b]) => a - b)
    .map(([bucket, list]) => {
      const sum = (name: string) => list.reduce<number | null>((total, event) => add(total, event[name]), null);
      const metrics = {
        uniqueUserCount: sum('uniqueUserCount'),
        viewsCount: sum('viewsCount'),
        executionsCount: sum('executionsCount'),
      };
      return { bucket, duration: 'DAY', resource: urn, metrics };
    });
  const counts = [...users]
    .sort(([, a], [, b]) => (b.usageCount ?? 0) - (a.usageCount ?? 0))
    // A wrong condition in the platform's code leaves viewsCount empty.
    .map(([user, each]) => ({ user: partial('CorpUser', user), ...each, viewsCount: null }));
  return { buckets, users: counts };
}

/** DashboardUsageMetricMapper. */
function dashboardMetrics(event: JsonObject): Mapped {
  return {
    timestampMillis: event.timestampMillis ?? null,
    lastViewed: event.lastViewedAt ?? null,
    viewsCount: event.viewsCount ?? null,
    executionsCount: event.executionsCount ?? null,
    favoritesCount: event.favoritesCount ?? null,
  };
}

/** DatasetHealthResolver: the newest completed run of each assertion about the dataset. */
function health(urn: string, { graph, store }: Context): Mapped[] {
  const assertions = graph
    .related(urn, ['Asserts'], 'INCOMING')
    .slice(0, 500)
    .map((each) => each.urn);
  if (assertions.length === 0) return [];
  const latest = assertions.flatMap((assertion) => {
    const [event] = store
      .events(assertion, 'assertionRunEvent')
      .filter((each) => each.asserteeUrn === urn && each.status === 'COMPLETE');
    return event === undefined ? [] : [{ assertion, type: record(event.result)?.type ?? null }];
  });
  if (latest.length === 0) return [];
  const failing = latest.filter(({ type }) => type !== 'SUCCESS').map(({ assertion }) => assertion);
  if (failing.length === 0) {
    return [{ type: 'ASSERTIONS', status: 'PASS', message: 'Dataset is passing all assertions.', causes: null }];
  }
  const message = `Dataset is failing ${failing.length}/${assertions.length} assertions.`;
  return [{ type: 'ASSERTIONS', status: 'FAIL', message, causes: failing }];
}

/**
 * Queries of a dataset's history. The catalog has one version of each schema, which counts as written when the catalog was loaded, so the
 * timeline consists of version 0.0.0, which added every column.
 */
export const historyQueries = {
  getSchemaBlame: operation('GetSchemaBlameResolver', (args, context) => {
    const input = inputOf(args.input);
    const first = firstVersion(input.datasetUrn, context);
    if (first === null) return null;
    if (first === 'none') return { version: null, schemaFieldBlameList: null };
    const wanted = text(input.version);
    if (wanted !== null && compareVersions(wanted, '0.0.0') < 0) return { version: null, schemaFieldBlameList: null };
    return {
      version: first.version,
      schemaFieldBlameList: first.fields.map((fieldPath) => ({
        fieldPath,
        schemaFieldChange: {
          timestampMillis: first.version.semanticVersionTimestamp,
          lastSemanticVersion: '0.0.0',
          versionStamp: first.version.versionStamp,
          changeType: 'ADD',
          lastSchemaFieldChange: 'Added in v0.0.0',
        },
      })),
    };
  }),
  getSchemaVersionList: operation('GetSchemaVersionListResolver', (args, context) => {
    const first = firstVersion(inputOf(args.input).datasetUrn, context);
    if (first === null || first === 'none') return null;
    return { latestVersion: first.version, semanticVersionList: [first.version] };
  }),
} satisfies Resolvers[string];

/** The first version of a dataset's schema; null for anything that the timeline service doesn't know. */
function firstVersion(value: Json | undefined, { store, loadedAt }: Context) {
  // The resolvers return null for every error, a malformed URN included.
  if (typeof value !== 'string') return null;
  if (entityOf(value) === '') return null;
  const urn = requireUrn(value);
  if (entityOf(urn) !== 'dataset' && entityOf(urn) !== 'glossaryTerm') return null;
  const fields = records(store.aspect(urn, 'schemaMetadata')?.fields).flatMap((field) => text(field.fieldPath) ?? []);
  if (fields.length === 0) return 'none';
  const versionStamp = Object.keys(store.aspects(urn) ?? {})
    .sort()
    .map((aspect) => `${aspect}:0`)
    .join(';');
  return { fields, version: { semanticVersion: '0.0.0', semanticVersionTimestamp: loadedAt, versionStamp } };
}

function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((each) => each.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (x?.[index] ?? 0) - (y?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
