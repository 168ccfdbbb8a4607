import { isAsset } from './strategy.ts';

/** Response header of what the worker took from the copy. */
export const COPY_HEADER = 'Docs-Copy';

/** A file that can't be had now: the network failed, or something else answered. */
export class Unreachable extends Error {}

/** Headers that a file needs when it comes from the copy. Validators and encodings would not be true of it. */
const KEPT_HEADERS = ['Content-Type', 'Content-Security-Policy'];

const ATTEMPTS = 2;

/**
 * Loads a file as it will be kept.
 * @param address public address
 * @param base base of the language
 * @throws Unreachable when it can't be had; AbortError when aborted
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
  // Whole before it is stored: an answer that breaks off counts as none.
  return new Response(await response.blob(), { headers });
}

/** Whether an answer is what was asked for; some hosts lead to the spelling with a slash. */
function isSamePage(answered: string, asked: string): boolean {
  const spelling = (address: string) => new URL(address, location.href).href.replace(/\/$/, '');
  return spelling(answered) === spelling(asked);
}
