import { liteClient } from 'algoliasearch/lite';
import type { SearchAnswer } from '../answer.ts';
import type { SearchFailure, SearchProvider } from '../provider.ts';
import { type HostedResult, readAnswer } from './read-answer.ts';
import { abortableRequester, type ClientOptions } from './requester.ts';
import { requestsFor } from './requests.ts';
import type { HostedIndex } from './service.ts';

/** Answers kept, so that deleting a letter asks nothing anew: the service counts questions. */
const KEPT = 100;

/**
 * A provider that sends queries to a hosted service with Algolia's protocol.
 * @param options of the client; tests name the hosts of their own server
 */
export function hostedProvider(index: HostedIndex, options: ClientOptions = {}): SearchProvider {
  const kept = new Map<string, SearchAnswer>();
  const keep = (key: string, answer: SearchAnswer) => {
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  return {
    search: async (query, { facets, limit, signal }) => {
      signal.throwIfAborted();
      const key = JSON.stringify([query, facets, limit]);
      const known = kept.get(key);
      if (known) return { answer: known };
      // Each query gets a separate client, because a client has only one requester. The list of hosts that are down is kept in
      // local storage.
      const client = liteClient(index.applicationId, index.searchKey, {
        // The reader is told immediately, and typing sends another request anyway.
        maxRateLimitRetries: 0,
        requester: abortableRequester(signal),
        ...options,
      });
      try {
        const { results } = await client.search<unknown>(requestsFor(query, { facets, limit }, index));
        return { answer: keep(key, readAnswer(query, facets, results as HostedResult[], index)) };
      } catch (error) {
        signal.throwIfAborted();
        console.warn('The search service gave no answer.', error);
        return { failure: failureOf(error) };
      }
    },
  };
}

/** What an error of the client means to the reader. */
function failureOf(error: unknown): SearchFailure {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (status === 429) return 'rate-limited';
  // A wrong key or application, no such index, a request that the service doesn't understand.
  return status >= 400 && status < 500 ? 'misconfigured' : 'unreachable';
}
