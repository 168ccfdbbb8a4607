import { lineageHits } from '#subjects/graphql/workbench/engine/resolvers/lineage-search.ts';
import type { SearchPage } from '#subjects/graphql/workbench/engine/search/index.ts';
import type { Json, JsonObject } from '#subjects/graphql/workbench/engine/types.ts';
import { entityModel } from './context.ts';
import { restReason } from './messages.ts';
import { failure, illegalArgument, NotAnsweredError } from './request.ts';
import { type Arguments, createUrn, getUrn } from './restli.ts';
import { aggregation, filterOf, flagsOf, searchEntity, sortOf } from './search-parts.ts';

/** An action that only reads. */
export interface RestliAction {
  follows: string;
  run(args: Arguments): Json;
}

const fullText = { fulltext: true, skipHighlighting: false };
const structured = { fulltext: false, skipHighlighting: false };

/** The reading actions, by their IDs in the reference. */
export const restliActions: Readonly<Record<string, RestliAction>> = {
  'POST /entities?action=search': { follows: 'EntityResource, ESSearchDAO', run: search },
  'POST /entities?action=searchAcrossEntities': {
    follows: 'EntityResource, AllEntitiesSearchAggregator',
    run: searchAcrossEntities,
  },
  'POST /entities?action=searchAcrossLineage': {
    follows: 'EntityResource, LineageSearchService',
    run: searchAcrossLineage,
  },
  'POST /entities?action=filter': {
    follows: 'EntityResource, ESSearchDAO',
    run: (args) => searchResult(filtered(args)),
  },
  'POST /entities?action=list': { follows: 'EntityResource, ESSearchDAO', run: listed },
  'POST /entities?action=listUrns': { follows: 'EntityResource, EbeanAspectDao', run: listUrns },
  'POST /entities?action=autocomplete': { follows: 'EntityResource, AutocompleteRequestHandler', run: autocomplete },
  'POST /entities?action=browse': { follows: 'EntityResource, ESBrowseDAO', run: browse },
  'POST /entities?action=getBrowsePaths': { follows: 'EntityResource, ESBrowseDAO', run: browsePaths },
  'POST /entities?action=exists': { follows: 'EntityResource, EntityService', run: exists },
  'POST /entities?action=getTotalEntityCount': { follows: 'EntityResource, ESSearchDAO', run: totalCount },
  'POST /entities?action=batchGetTotalEntityCount': { follows: 'EntityResource, SearchService', run: totalCounts },
  'POST /aspects?action=getCount': { follows: 'AspectResource, EbeanAspectDao', run: aspectCount },
  'POST /aspects?action=getTimeseriesAspectValues': {
    follows: 'AspectResource, ElasticSearchTimeseriesAspectService',
    run: timeseries,
  },
  'POST /relationships?action=getLineage': { follows: 'Relationships, ESGraphQueryDAO', run: lineage },
};

function search(args: Arguments): Json {
  const given = args.text('input');
  const page = pageOf(args);
  const filter = filterOf(args.record('filter'));
  const flags = flagsOf(args.record('searchFlags'), given, structured);
  const { search: index } = args.context;
  return searchResult(index.entity(args.entity('entity'), given, filter, sortOf(args.record('sort')), page, flags));
}

function searchAcrossEntities(args: Arguments): Json {
  if (args.record('sort') !== undefined) {
    throw new NotAnsweredError(restReason('restReasonSort'));
  }
  const given = args.text('input');
  const flagsGiven = args.record('searchFlags');
  // EntityResource asks for full text only if the request has no flags. SearchUtils fills in the missing flags of a request that has some.
  const flags = flagsOf(flagsGiven, given, flagsGiven === undefined ? fullText : structured);
  const filter = filterOf(args.record('filter'));
  return searchResult(args.context.search.across(args.texts('entities') ?? [], given, filter, pageOf(args), flags));
}

function searchAcrossLineage(args: Arguments): Json {
  if (args.record('sort') !== undefined) {
    throw new NotAnsweredError(restReason('restReasonSort'));
  }
  const urn = createUrn(args.text('urn')).text;
  const direction = lineageDirection(args.text('direction'));
  const given = args.optionalText('input') ?? '';
  const [start, end] = [args.optionalInteger('startTimeMillis'), args.optionalInteger('endTimeMillis')];
  const found = lineageHits(
    {
      urn,
      direction,
      types: args.texts('entities') ?? [],
      query: given === '' ? '*' : given,
      filter: filterOf(args.record('filter')),
      hops: args.optionalInteger('maxHops') ?? 1000,
      ...(start !== undefined && end !== undefined && { range: { start, end } }),
    },
    args.context.graph,
  );
  const page = pageOf(args);
  const flags = flagsOf(args.record('searchFlags'), given, { fulltext: false, skipHighlighting: true });
  const results: SearchPage =
    found.types.length === 0
      ? { ...page, total: 0, hits: [], facets: [] }
      : args.context.search.across(found.types, found.query, found.filter, page, flags);
  const result = searchResult(results);
  return {
    ...result,
    entities: results.hits.map((hit) => {
      const hop = found.hops.get(hit.urn);
      return {
        ...searchEntity(hit),
        ...(hop !== undefined && { degree: hop.degree, paths: hop.paths.map((path) => [...path]) }),
      };
    }),
    metadata: { aggregations: [degree, ...results.facets.map(aggregation)] },
  };
}

/** LineageSearchService.DEGREE_FILTER_GROUP, whose counts are always 0. */
const degree: JsonObject = {
  name: 'degree',
  displayName: 'Degree of Dependencies',
  aggregations: { '1': 0, '2': 0, '3+': 0 },
  filterValues: ['1', '2', '3+'].map((value) => ({ value, facetCount: 0 })),
};

function filtered(args: Arguments): SearchPage {
  const sort = sortOf(args.record('sort'));
  return args.context.search.filter(args.entity('entity'), filterOf(args.record('filter')), sort, pageOf(args));
}

function listed(args: Arguments): Json {
  const { from, size, total, hits } = filtered(args);
  return { entities: hits.map(({ urn }) => urn), start: from, count: size, total };
}

function listUrns(args: Arguments): Json {
  const type = args.entity('entity');
  const { from, size } = pageOf(args);
  const urns = args.context.store.ofType(type).sort();
  const page = urns.slice(from, from + size);
  return { entities: page, start: from, count: page.length, total: urns.length };
}

function autocomplete(args: Arguments): Json {
  const [given, query, limit] = [args.text('entity'), args.text('query'), args.integer('limit')];
  const type = entityModel(args.context, given)?.name;
  if (type === undefined) throw illegalArgument('Auto complete query failed:');
  const field = args.optionalText('field') ?? null;
  const filter = filterOf(args.record('filter'));
  const { suggestions, urns } = args.context.search.autoComplete(type, query, field, filter, limit);
  return { query, suggestions, entities: urns.map((urn) => ({ urn })) };
}

function browse(args: Arguments): Json {
  if (args.record('filter') !== undefined) throw new NotAnsweredError(restReason('restReasonBrowse'));
  const [type, path] = [args.entity('entity'), args.text('path')];
  const page = { from: args.integer('start'), size: args.integer('limit') };
  const found = args.context.search.browse(type, path, new Map(), page);
  return {
    entities: found.urns.map((urn) => ({ name: urn, urn })),
    groups: found.groups.map(({ name, count }) => ({ name, count })),
    metadata: { path, totalNumEntities: found.totalNumEntities },
    from: page.from,
    pageSize: page.size,
    numEntities: found.entityCount,
    numGroups: found.groupCount,
    numElements: found.total,
  };
}

function browsePaths(args: Arguments): Json {
  const given = args.text('urn');
  const urn = createUrn(given);
  if (entityModel(args.context, urn.entity) === undefined)
    throw illegalArgument(`Failed to find entity with name ${urn.entity} in EntityRegistry`);
  return args.context.search.browsePaths(given);
}

function exists(args: Arguments): Json {
  const urn = getUrn(args.text('urn'));
  // The list of the type's aspects is null.
  if (!args.context.model.has(urn.entity)) throw failure('java.lang.NullPointerException');
  return args.context.store.exists(urn.text);
}

function totalCount(args: Arguments): Json {
  const type = args.entity('entity');
  return args.context.search.filter(type, null, null, { from: 0, size: 0 }).total;
}

function totalCounts(args: Arguments): Json {
  const names = args.texts('entities') ?? [args.text('entities')];
  const counts = names.map((name) => {
    const type = entityModel(args.context, name)?.name;
    const count = type === undefined ? 0 : args.context.search.filter(type, null, null, { from: 0, size: 0 }).total;
    return [name, count];
  });
  return Object.fromEntries(counts);
}

function aspectCount(args: Arguments): Json {
  const aspect = args.text('aspect');
  const like = args.optionalText('urnLike');
  const pattern = like === undefined ? undefined : likePattern(like);
  const { store } = args.context;
  const found = [...store.urns()].filter(
    (urn) => store.aspects(urn)?.[aspect] !== undefined && (pattern === undefined || pattern.test(urn)),
  );
  return found.length;
}

/** A SQL LIKE pattern. MySQL's usual collation is case-insensitive. */
function likePattern(like: string): RegExp {
  const parts = [...like].map((character) => {
    if (character === '%') return '.*';
    return character === '_' ? '.' : character.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 'is');
}

function timeseries(args: Arguments): Json {
  if (args.record('filter') !== undefined) throw new NotAnsweredError(restReason('restReasonTimeseries'));
  const urn = createUrn(args.text('urn'));
  const [entityName, aspectName] = [args.text('entity'), args.text('aspect')];
  const given = args.optionalInteger('limit') ?? 10_000;
  const [start, end] = [args.optionalInteger('startTimeMillis'), args.optionalInteger('endTimeMillis')];
  const model = entityModel(args.context, entityName);
  const hasIndex = model?.aspects.includes(aspectName) === true && args.context.records.timeseries.includes(aspectName);
  // There is an index for each time series of each type, and a search in any other index fails.
  if (!hasIndex) throw failure('com.datahub.util.exception.ESQueryException: Search query failed:');
  const events = args.context.store.events(urn.text, aspectName).filter(({ timestampMillis }) => {
    const time = Number(timestampMillis);
    return (start === undefined || time >= start) && (end === undefined || time <= end);
  });
  const limit = args.boolean('latestValue', false) ? 1 : given;
  return {
    entityName,
    aspectName,
    ...(start !== undefined && { startTimeMillis: start }),
    ...(end !== undefined && { endTimeMillis: end }),
    limit: given,
    values: events
      .slice(0, limit)
      .map((event) => ({ aspect: { value: JSON.stringify(event), contentType: 'application/json' } })),
  };
}

function lineage(args: Arguments): Json {
  const urn = createUrn(args.text('urn')).text;
  const direction = lineageDirection(args.text('direction'));
  const [start, count] = [args.optionalInteger('start') ?? 0, args.optionalInteger('count') ?? 100];
  const found = args.context.graph.lineage(urn, direction, args.optionalInteger('maxHops') ?? 1);
  const relationships = found.slice(start, start + count).map(
    ({ urn: entity, paths, ...rest }): JsonObject => ({
      ...rest,
      entity,
      paths: paths.map((path) => [...path]),
    }),
  );
  return { start, count, total: found.length, relationships };
}

function lineageDirection(given: string): 'UPSTREAM' | 'DOWNSTREAM' {
  if (given === 'UPSTREAM' || given === 'DOWNSTREAM') return given;
  throw illegalArgument(`No enum constant com.linkedin.metadata.graph.LineageDirection.${given}`);
}

function pageOf(args: Arguments): { from: number; size: number } {
  return { from: args.integer('start'), size: args.integer('count') };
}

function searchResult({ from, size, total, hits, facets }: SearchPage): JsonObject {
  return {
    entities: hits.map(searchEntity),
    metadata: { aggregations: facets.map(aggregation) },
    from,
    pageSize: size,
    numEntities: total,
  };
}
