import { createServer } from 'node:http';
import { type Listening, listen } from './listen.ts';

/** Most milliseconds between the two parts of a document. */
export const PAUSE = 1500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE));

/** Headers that pages behave differently without. */
const KEPT = ['content-type', 'cache-control'];

/**
 * Serves a site whose documents arrive in two parts: everything before some text, and after a pause the rest. What the first part asks for
 * has arrived by then.
 * @param arrived what the rest of a document waits for, if that comes before the pause is over
 */
export async function serveInTwo(
  origin: string,
  before: string,
  arrived: () => Promise<unknown> = pause,
): Promise<Listening> {
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    const { status, headers, arrayBuffer } = await ask(origin + url, method);
    const type = headers.get('content-type') ?? '';
    const body = Buffer.from(await arrayBuffer());
    const at = type.startsWith('text/html') ? body.indexOf(before) : -1;
    const sent = KEPT.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []));
    if (at < 0) {
      response.writeHead(status, { ...Object.fromEntries(sent), 'content-length': body.length });
      return response.end(body);
    }
    response.writeHead(status, Object.fromEntries(sent));
    response.write(body.subarray(0, at));
    await Promise.race([arrived(), pause()]);
    response.end(body.subarray(at));
  });
  return listen(server);
}

async function ask(address: string, method: string) {
  const response = await fetch(address, { method });
  return { status: response.status, headers: response.headers, arrayBuffer: () => response.arrayBuffer() };
}
