import type { liteClient } from 'algoliasearch/lite';

/** Options of the client; its package has no name for them. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/**
 * Sends requests of the client so that they can be aborted, which its own requester can't.
 * @param signal aborts what is under way; the client then asks no other host
 */
export function abortableRequester(signal: AbortSignal): Requester {
  return {
    send: async ({ url, method, headers, data, responseTimeout }) => {
      signal.throwIfAborted();
      const request = new AbortController();
      const abort = () => request.abort();
      signal.addEventListener('abort', abort);
      const patience = setTimeout(abort, responseTimeout);
      try {
        const response = await fetch(url, { method, headers, body: data as string, signal: request.signal });
        return { content: await response.text(), status: response.status, isTimedOut: false };
      } catch (error) {
        signal.throwIfAborted();
        // As the client's own requesters say it: the next host is asked, more patiently after a timeout.
        return { content: String(error), status: 0, isTimedOut: request.signal.aborted };
      } finally {
        clearTimeout(patience);
        signal.removeEventListener('abort', abort);
      }
    },
  };
}
