import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostedRecord } from '#model/hosted-record.ts';

/** A query; what clients may leave out has the service's default. */
interface Query {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  /** One name, or several. */
  facets?: string | string[];
  facetFilters?: (string | string[])[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** A server that speaks as much of Algolia's search protocol as its documentation says of what our client asks for. */
export interface SearchService {
  port: number;
  /** Questions so far, oldest first. */
  asked: Query[];
  /** How the next requests are answered: with this status, and some queries so many milliseconds late. */
  behaviour: { status: number; late: Record<string, number> };
  close(): Promise<void>;
}

export const credentials = { applicationId: 'TESTAPP', searchKey: 'key-of-the-test-server', indexName: 'tiny' };

/** Starts a service that stores records. Hits are records with any of the words, those with most words first. */
export async function startSearchService(records: readonly HostedRecord[]): Promise<SearchService> {
  const server = createServer((request, response) => void handle(request, response));
  const service: SearchService = {
    port: 0,
    asked: [],
    behaviour: { status: 200, late: {} },
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, late } = service.behaviour;
    const body = await textOf(request);
    const [query] = (JSON.parse(body) as { requests: Query[] }).requests;
    const delay = late[query?.query ?? ''];
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay).unref());
    const [code, answer] = status === 200 ? answerTo(request, body) : [status, { message: 'Refused', status }];
    response.writeHead(code, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.end(JSON.stringify(answer));
  }

  function answerTo({ method, url, headers }: IncomingMessage, body: string): [number, object] {
    const { applicationId, searchKey, indexName } = credentials;
    const { pathname, searchParams } = new URL(url ?? '', 'http://localhost');
    // Browsers send credentials in the address, which spares them a preflight; others in headers.
    const given = (name: string) => searchParams.get(name) ?? headers[name];
    if (given('x-algolia-application-id') !== applicationId || given('x-algolia-api-key') !== searchKey)
      return [403, { message: 'Invalid Application-ID or API key', status: 403 }];
    if (method !== 'POST' || pathname !== '/1/indexes/*/queries') return [404, { message: 'Path not found' }];
    const { requests } = JSON.parse(body) as { requests: Query[] };
    service.asked.push(...requests);
    if (requests.some((query) => query.indexName !== indexName))
      return [404, { message: `Index ${requests[0]?.indexName} does not exist`, status: 404 }];
    if (requests.some(({ query = '' }) => query.length > 512))
      return [400, { message: 'query is too long, max 512', status: 400 }];
    return [200, { results: requests.map((query) => resultOf(query, records)) }];
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.port = (server.address() as AddressInfo).port;
  return service;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function resultOf(query: Query, records: readonly HostedRecord[]): object {
  const { query: text = '', hitsPerPage = 20, facets: wanted = [], facetFilters = [] } = query;
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const matched = records
    .filter((record) => facetFilters.every((filter) => [filter].flat().some((each) => passes(record, each))))
    .map((record) => ({ record, found: words.filter((word) => textsOf(record).some((text) => holds(text, word))) }))
    .filter(({ found }) => found.length > 0 || words.length === 0)
    .sort((a, b) => b.found.length - a.found.length);
  const pages = groupByPage(matched);
  const hits = pages.slice(0, hitsPerPage).flatMap((page) => page.slice(0, 3));
  const facets = Object.fromEntries([wanted].flat().map((facet) => [facet, countValues(pages, facet)]));
  return {
    hits: hits.map(({ record, found }) => hitOf(record, found, query)),
    nbHits: pages.length,
    page: 0,
    nbPages: Math.ceil(pages.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    facets,
    query: text,
    index: query.indexName,
  };
}

function groupByPage<T extends { record: HostedRecord }>(matched: readonly T[]): T[][] {
  const pages = new Map<string, T[]>();
  for (const each of matched) {
    const page = each.record.url_without_anchor;
    pages.set(page, [...(pages.get(page) ?? []), each]);
  }
  return [...pages.values()];
}

const holds = (text: string, word: string) => text.toLowerCase().includes(word);
const textsOf = ({ hierarchy, content, code, keywords }: HostedRecord) =>
  [...Object.values(hierarchy), content, code, keywords].flatMap((text) => text ?? []);

function passes(record: HostedRecord, filter: string): boolean {
  const [facet = '', ...value] = filter.split(':');
  return [record[facet as keyof HostedRecord]].flat().includes(value.join(':'));
}

function countValues(pages: { record: HostedRecord }[][], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [first] of pages) {
    for (const value of [first?.record[facet as keyof HostedRecord]].flat())
      counts[`${value}`] = (counts[`${value}`] ?? 0) + 1;
  }
  return counts;
}

function hitOf(
  record: HostedRecord,
  words: string[],
  { highlightPreTag = '<em>', highlightPostTag = '</em>' }: Query,
): object {
  const mark = (text: string) => {
    const matchedWords = words.filter((word) => holds(text, word));
    const value = matchedWords.reduce(
      (marked, word) => marked.replace(new RegExp(word, 'giu'), `${highlightPreTag}$&${highlightPostTag}`),
      text,
    );
    return { value, matchLevel: matchedWords.length > 0 ? 'full' : 'none', matchedWords };
  };
  const { hierarchy, content, code, keywords } = record;
  const levels = Object.entries(hierarchy).flatMap(([level, text]) => (text === null ? [] : [[level, mark(text)]]));
  return {
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(levels),
      ...(content !== null && { content: mark(content) }),
      code: mark(code),
      keywords: mark(keywords),
    },
    _snippetResult: content === null ? {} : { content: mark(content.slice(0, 200)) },
  };
}
