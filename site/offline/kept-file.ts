import { isAsset } from './strategy.ts';

/** Response header for files that the worker took from the copy. */
export const COPY_HEADER = 'Docs-Copy';

/** A file that can't be loaded now: the network failed, or something else responded. */
export class Unreachable extends Error {}

/** Headers that a file from the copy needs. Validators and encodings wouldn't be correct for it. */
const KEPT_HEADERS = ['Content-Type', 'Content-Security-Policy'];

const ATTEMPTS = 2;

/**
 * Loads a file as it will be kept.
 * @param address public address
 * @param base base of the language
 * @throws Unreachable if it can't be loaded; AbortError if aborted
 */
export async function loadFile(address: string, base: string, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadOnce(address, base, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === ATTEMPTS) throw new Unreachable(`${address}: ${error}`);
    }
  }
}

async function loadOnce(address: string, base: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal, cache: isAsset(address, base) ? 'default' : 'no-cache' });
  // The worker answers with the copy that is to be replaced; a proxy with its own page to log in.
  if (!response.ok || response.headers.has(COPY_HEADER) || !isSamePage(response.url, address)) {
    throw new Error(`HTTP ${response.status} from ${response.url}`);
  }
  const headers = new Headers();
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Read completely before it is stored, because a truncated response counts as none.
  return new Response(await response.blob(), { headers });
}

/** Whether a response is for the requested address; some hosts redirect to the spelling with a slash. */
function isSamePage(answered: string, asked: string): boolean {
  const spelling = (address: string) => new URL(address, location.href).href.replace(/\/$/, '');
  return spelling(answered) === spelling(asked);
}
