import { describe, expect, it } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { record } from '#subjects/graphql/workbench/engine/json.ts';
import type { JsonObject } from '#subjects/graphql/workbench/engine/types.ts';
import { encoded } from '../calls/example-request.ts';
import { catalog } from '../fixtures/published-rest.ts';
import type { NotAnswered, RestRequest, RestResponse } from './request.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.customer_orders,PROD)';
const raw = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.raw.raw_orders,PROD)';
const protocol = { 'x-restli-protocol-version': '2.0.0' };

function get(path: string, query: Record<string, string> = {}, headers: RestRequest['headers'] = {}) {
  return catalog({
    method: 'GET',
    path,
    query: Object.entries(query).map(([name, value]) => ({ name, value })),
    headers,
  });
}

function openapi(...query: [string, string][]) {
  return catalog({
    method: 'GET',
    path: '/openapi/entities/v1/latest',
    query: query.map(([name, value]) => ({ name, value: encoded(value) })),
    headers: {},
  });
}

function action(resource: string, name: string, body: RestRequest['body']) {
  return catalog({ method: 'POST', path: `/${resource}`, query: [{ name: 'action', value: name }], headers: {}, body });
}

/** An object inside the body of a response. */
function inside(result: RestResponse | NotAnswered, ...path: readonly string[]): JsonObject {
  if (!('body' in result)) throw new Error(`There is no body: ${JSON.stringify(result)}`);
  return path.reduce((at, name) => record(at[name]) ?? {}, record(result.body) ?? {});
}

const restliError = (status: number, message: string) => ({
  status,
  body: { status, message, exceptionClass: 'com.linkedin.restli.server.RestLiServiceException' },
});

describe('OpenAPI', () => {
  it('returns aspects with the name of their record, and the key aspect without being asked', () => {
    const result = openapi(['urns', orders], ['aspectNames', 'globalTags'], ['aspectNames', 'noSuchAspect']);
    expect(result).toMatchObject({ status: 200, follows: ['EntitiesController'] });
    expect(Object.keys(inside(result, 'responses', orders, 'aspects'))).toEqual(['globalTags', 'datasetKey']);
    expect(inside(result, 'responses', orders, 'aspects', 'globalTags', 'value')).toEqual({
      __type: 'GlobalTags',
      tags: [{ tag: 'urn:li:tag:gold' }, { tag: 'urn:li:tag:daily' }],
    });
    expect(inside(result, 'responses', orders, 'aspects', 'datasetKey', 'value')).toMatchObject({
      __type: 'DatasetKey',
      origin: 'PROD',
    });
  });

  it('writes the members of unions, tags, and terms of columns with __type', () => {
    const result = openapi(['urns', orders], ['aspectNames', 'schemaMetadata']);
    const text = JSON.stringify(result);
    expect(text).toContain('"type":{"type":{"__type":"NumberType"}}');
    expect(text).toContain('"glossaryTerms":{"__type":"GlossaryTerms","terms":');
    expect(text).not.toContain('com.linkedin');
  });

  it('computes the key of an entity that does not exist', () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,nowhere,DEV)';
    expect(openapi(['urns', urn])).toMatchObject({
      status: 200,
      body: { responses: { [urn]: { aspects: { datasetKey: { value: { name: 'nowhere', origin: 'DEV' } } } } } },
    });
  });

  it.each([
    [[['urns', 'orders']], 'java.lang.RuntimeException: Failed to retrieve entity with urn orders, invalid urn'],
    [
      [
        ['urns', 'urn:li:basket:1'],
        ['aspectNames', 'status'],
      ],
      'java.lang.RuntimeException: Failed to batch get entities with urns: [urn:li:basket:1], projectedAspects: [status]',
    ],
    [
      [
        ['urns', 'urn:li:dataset:(urn:li:dataPlatform:hive,x)'],
        ['aspectNames', 'status'],
      ],
      'java.lang.RuntimeException: Failed to batch get entities with urns: [urn:li:dataset:(urn:li:dataPlatform:hive,x)], projectedAspects: [status]',
    ],
  ] as [[string, string][], string][])('answers %j with the error page of the web server', (query, logged) => {
    expect(openapi(...query)).toEqual({ status: 500, logged, follows: ['EntitiesController'] });
  });

  it('can’t read types whose records are spelled differently from their aspects', () => {
    expect(openapi(['urns', 'urn:li:mlModel:(urn:li:dataPlatform:feast,next-order-3,PROD)'])).toMatchObject({
      status: 500,
    });
  });

  it('needs the URNs, and decodes them twice', () => {
    expect(openapi()).toMatchObject({
      status: 400,
      logged: "Required request parameter 'urns' for method parameter type String[] is not present",
    });
    expect(openapi(['urns', encoded('urn:li:tag:gold')])).toMatchObject({
      body: { responses: { 'urn:li:tag:gold': { entityName: 'tag' } } },
    });
    expect(openapi(['urns', 'urn:li:tag:a+b'])).toMatchObject({
      body: { responses: { 'urn:li:tag:a b': { entityName: 'tag' } } },
    });
  });

  it('follows relationships in one direction', () => {
    const query = { urn: encoded(orders), relationshipTypes: 'DownstreamOf', direction: 'OUTGOING', count: '1' };
    expect(get('/openapi/relationships/v1/', query)).toMatchObject({
      body: { start: 0, count: 1, total: 2, entities: [{ relationshipType: 'DownstreamOf' }] },
    });
    expect(inEnglish(get('/openapi/relationships/v1/', { ...query, direction: 'SIDEWAYS' }))).toMatchObject({
      reason: expect.stringContaining('The status is 400'),
    });
  });
});

describe('Rest.li', () => {
  it('returns aspects in the form in which they are stored', () => {
    const aspects = 'List(status,schemaMetadata)';
    const result = get(`/entitiesV2/${encoded(orders)}`, { aspects }, protocol);
    expect(result).toMatchObject({
      status: 200,
      body: {
        urn: orders,
        entityName: 'dataset',
        aspects: { status: { value: { removed: false }, systemMetadata: { runId: 'no-run-id-provided' } } },
      },
    });
    expect(JSON.stringify(result)).toContain('"com.linkedin.schema.NumberType":{}');
  });

  it('returns several entities, and one version of an aspect under the name of its record', () => {
    expect(get('/entitiesV2', { ids: `List(${encoded('urn:li:tag:gold')})` }, protocol)).toMatchObject({
      body: { results: { 'urn:li:tag:gold': { entityName: 'tag' } }, statuses: {}, errors: {} },
    });
    const path = `/api/gms/aspects/${encoded('urn:li:tag:gold')}`;
    expect(get(path, { aspect: 'tagProperties', version: '0' })).toMatchObject({
      body: { version: 0, aspect: { 'com.linkedin.tag.TagProperties': { name: 'gold' } } },
    });
    expect(get(path, { aspect: 'tagProperties', version: '1' })).toMatchObject(
      restliError(404, 'Did not find urn: urn:li:tag:gold aspect: tagProperties version: 1'),
    );
    expect(get(path, { aspect: 'tagProperties' })).toMatchObject(restliError(500, 'java.lang.NullPointerException'));
  });

  it.each([
    ['orders', 500, "java.net.URISyntaxException: Urn doesn't start with 'urn:'. Urn: orders at index 0: orders"],
    ['urn:li', 500, "java.net.URISyntaxException: Missing second ':' char. Urn: urn:li: urn:li"],
    [
      'urn:li:Tag:x',
      500,
      'java.net.URISyntaxException: First char of entityType must be [a-z]! Urn: urn:li:Tag:x at index 7: urn:li:Tag:x',
    ],
    [
      'urn:li:tag:',
      500,
      'java.net.URISyntaxException: Urns with empty entityKey are not allowed. Urn: urn:li:tag:: urn:li:tag:',
    ],
    [
      'urn:li:basket:1',
      500,
      'java.lang.RuntimeException: Failed to get entity with urn: urn:li:basket:1, aspects: null',
    ],
  ])('returns status %i for the key %s', (key, status, message) => {
    expect(get(`/entitiesV2/${encoded(key)}`, {}, protocol)).toMatchObject(restliError(status, message));
  });

  it('returns 400 for an unknown type if aspects are specified', () => {
    const result = get(`/entitiesV2/${encoded('urn:li:basket:1')}`, { aspects: 'List(status)' }, protocol);
    expect(result).toMatchObject(restliError(400, 'Failed to get entity with urn: urn:li:basket:1, aspects: [status]'));
  });

  it('says what it doesn’t simulate instead of guessing', () => {
    const path = `/entitiesV2/${encoded(orders)}`;
    expect(inEnglish(get(path, { aspects: 'List(status)' }))).toMatchObject({
      reason: expect.stringContaining('2.0.0'),
    });
    expect(inEnglish(get(path, { aspects: 'status' }, protocol))).toMatchObject({
      reason: expect.stringContaining('List(a,b)'),
    });
    expect(inEnglish(get('/entities/urn%3Ali%3Atag%3Agold', {}, protocol))).toEqual({
      reason: 'GET /entities/{key} isn’t among the endpoints that run on the sample catalog.',
    });
    const condition = { field: 'name', condition: 'EQUAL', value: 'orders' };
    const filter = { or: [{ and: [condition] }] };
    expect(inEnglish(action('entities', 'filter', { entity: 'dataset', filter, start: 0, count: 1 }))).toMatchObject({
      reason: expect.stringContaining('.keyword'),
    });
  });

  it('searches with the filters and facets of the platform', () => {
    const platform = { field: 'platform', condition: 'EQUAL', value: 'urn:li:dataPlatform:snowflake' };
    const request = { entity: 'DATASET', input: '*', start: 0, count: 2, filter: { or: [{ and: [platform] }] } };
    expect(action('entities', 'search', request)).toMatchObject({
      status: 200,
      body: { value: { from: 0, pageSize: 2, numEntities: 9, metadata: { aggregations: expect.anything() } } },
    });
    expect(action('entities', 'filter', request)).toMatchObject({
      body: {
        value: {
          entities: [{ matchedFields: [{ name: 'platform', value: '' }] }, {}],
          metadata: {
            aggregations: [{ name: 'platform', displayName: 'Platform', aggregations: {}, filterValues: [] }],
          },
        },
      },
    });
  });

  it("lists URNs with the size of the page as the count, and doesn't answer the prefix of the search bar", () => {
    expect(action('entities', 'list', { entity: 'tag', start: 0, count: 9 })).toMatchObject({
      body: { value: { count: 9, total: 4 } },
    });
    expect(
      inEnglish(action('entities', 'searchAcrossEntities', { input: '/q name:gold', start: 0, count: 1 })),
    ).toMatchObject({
      reason: expect.stringContaining('/q'),
    });
  });

  it('searches several types for words, unless the request has flags without `fulltext`', () => {
    const request = { entities: ['tag'], input: 'name:gold', start: 0, count: 1 };
    const found = (searchFlags: Record<string, boolean>) =>
      action('entities', 'searchAcrossEntities', { ...request, searchFlags });
    const asField = { body: { value: { numEntities: 1, entities: [{ entity: 'urn:li:tag:gold' }] } } };
    expect(action('entities', 'searchAcrossEntities', request)).toMatchObject({ body: { value: { numEntities: 0 } } });
    expect(found({ fulltext: true, skipAggregates: true })).toMatchObject({ body: { value: { numEntities: 0 } } });
    expect(found({ skipAggregates: true })).toMatchObject(asField);
  });

  it('ignores a condition with an empty value, and fails without one', () => {
    const request = (criterion: Record<string, string>) => ({
      entity: 'tag',
      start: 0,
      count: 9,
      filter: { or: [{ and: [{ field: 'name.keyword', condition: 'EQUAL', ...criterion }] }] },
    });
    expect(action('entities', 'list', request({ value: ' ' }))).toMatchObject({ body: { value: { total: 4 } } });
    expect(action('entities', 'list', request({ value: 'gold, pii' }))).toMatchObject({
      body: { value: { total: 2 } },
    });
    expect(action('entities', 'list', request({}))).toMatchObject(
      restliError(
        500,
        'com.linkedin.data.template.RequiredFieldNotPresentException: Field "value" is required but it is not present',
      ),
    );
  });

  it.each([
    ['entities', 'search', { entity: 'dataset', start: 0, count: 1 }, 400, "Parameter 'input' is required"],
    [
      'entities',
      'search',
      { entity: 'basket', input: '*', start: 0, count: 1 },
      400,
      'Failed to find entity with name basket in EntityRegistry',
    ],
    ['entities', 'autocomplete', { entity: 'basket', query: 'a', limit: 1 }, 400, 'Auto complete query failed:'],
    [
      'entities',
      'exists',
      { urn: 'gold' },
      500,
      'java.lang.RuntimeException: Failed to retrieve entity with urn gold, invalid urn',
    ],
    ['entities', 'exists', { urn: 'urn:li:basket:1' }, 500, 'java.lang.NullPointerException'],
    [
      'relationships',
      'getLineage',
      { urn: orders, direction: 'UP' },
      400,
      'No enum constant com.linkedin.metadata.graph.LineageDirection.UP',
    ],
    [
      'aspects',
      'getTimeseriesAspectValues',
      { urn: orders, entity: 'dataset', aspect: 'status' },
      500,
      'com.datahub.util.exception.ESQueryException: Search query failed:',
    ],
  ])('%s %s answers %j with %i %s', (resource, name, body, status, message) => {
    expect(action(resource, name, body)).toMatchObject(restliError(status, message));
  });

  it('reads time series from the latest value back, and follows lineage with its paths', () => {
    const request = { urn: orders, entity: 'dataset', aspect: 'operation', latestValue: true };
    const value = inside(action('aspects', 'getTimeseriesAspectValues', request), 'value');
    expect(value).toMatchObject({ limit: 10_000, values: [{ aspect: { contentType: 'application/json' } }] });
    expect(value.values).toHaveLength(1);
    const lineage = { urn: raw, direction: 'DOWNSTREAM', entities: ['dashboard'], start: 0, count: 5 };
    expect(action('entities', 'searchAcrossLineage', lineage)).toMatchObject({
      body: {
        value: {
          entities: expect.arrayContaining([
            expect.objectContaining({ degree: expect.any(Number), paths: expect.any(Array) }),
          ]),
        },
      },
    });
  });

  it('counts rows by a LIKE pattern, and documents of the search index', () => {
    expect(
      action('aspects', 'getCount', { aspect: 'datasetKey', urnLike: 'urn:li:dataset:(urn:li:dataPlatform:dbt,%' }),
    ).toMatchObject({ body: { value: 3 } });
    const listed = action('entities', 'listUrns', { entity: 'dataset', start: 0, count: 0 });
    const { total } = inside(listed, 'value');
    expect(action('entities', 'getTotalEntityCount', { entity: 'dataset' })).toMatchObject({
      body: { value: total },
    });
    expect(action('entities', 'batchGetTotalEntityCount', { entities: ['tag', 'basket'] })).toMatchObject({
      body: { value: { tag: 4, basket: 0 } },
    });
  });
});
