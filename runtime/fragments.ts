import { fragmentFile } from '#model/address.ts';
import type { Fragment } from '#model/fragment.ts';
import { UNLIMITED } from './load-cache.ts';
import { addressStyle } from './page-address.ts';

/** A fragment of which the beginning is there and the rest may be on its way. */
export interface ArrivingFragment extends Omit<Fragment, 'rest'> {
  /** Undefined when all of the page is in main. Rejects for network and JSON errors; AbortError when aborted. */
  rest: Promise<Fragment['rest']> | undefined;
}

/**
 * Checks what the server sent for a fragment. The id of the shell vouches for most of the shape.
 * @param value parsed JSON
 * @param shell id of what this document shares with all others
 * @throws Error when it belongs to another shell, or it is something else (another file, a proxy's answer)
 */
export function parseFragment(value: unknown, shell: string | undefined): Fragment {
  const fragment = value as Fragment;
  if (fragment.shell !== shell || typeof fragment.main !== 'string') throw new Error('not for this document');
  return fragment;
}

/**
 * Reads a fragment far enough to show the beginning of the page; the rest is read afterward. The only line break of a fragment
 * marks the end of the first part.
 * @param body the bytes of the file
 * @param isTooLong whether to give up after so many characters
 * @throws reading errors, the errors of parseFragment, and an error for a longer file
 */
export async function readFragment(
  body: ReadableStream<BufferSource>,
  shell: string | undefined,
  isTooLong: (length: number) => boolean = () => false,
): Promise<ArrivingFragment> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readOn = async () => {
    const { done, value = '' } = await reader.read();
    text += value;
    if (isTooLong(text.length)) {
      reader.cancel();
      throw new Error('too long');
    }
    return !done;
  };
  const readRest = async (from: number) => {
    while (await readOn());
    return (JSON.parse(`{${text.slice(from)}`) as Fragment).rest;
  };
  while (!text.includes('\n')) {
    if (await readOn()) continue;
    const whole = parseFragment(JSON.parse(text), shell);
    return { ...whole, rest: whole.rest && Promise.resolve(whole.rest) };
  }
  const end = text.indexOf('\n');
  // A comma precedes the line break.
  return { ...parseFragment(JSON.parse(`${text.slice(0, end - 1)}}`), shell), rest: readRest(end + 1) };
}

/** Loading ahead times out: a dead line may never report an error, and a click waits for what is on its way. */
const AHEAD_TIMEOUT_MS = 15_000;

/** Compressed fragments have at most a third of their size. */
const LEAST_COMPRESSION = 3;

/**
 * Loads the fragment of a page.
 * @param path page path, for example `/docs/tags`
 * @param signal aborts the loading; without one, which is loading ahead, it is aborted when it takes too long
 * @param limit bytes over the network above which the page is not loaded, as far as is known now; a page with a limit has low priority. Hosts that
 *   compress each response anew don't state its size, so there the size is estimated while the page arrives.
 * @throws Error for network, HTTP, JSON and shape errors, for another shell, and above the limit; AbortError when aborted; TimeoutError when it takes too long
 */
export async function fetchFragment(
  path: string,
  signal: AbortSignal | undefined,
  limit: () => number,
): Promise<ArrivingFragment> {
  const file = addressStyle().base + fragmentFile(path);
  const { body, headers } = await fetch(file, {
    signal: signal ?? AbortSignal.timeout(AHEAD_TIMEOUT_MS),
    priority: limit() < UNLIMITED ? 'low' : 'auto',
  });
  const stated = Number(headers.get('content-length'));
  return readFragment(
    body as ReadableStream<BufferSource>,
    document.documentElement.dataset.shell,
    (length) => (stated || length / LEAST_COMPRESSION) > limit(),
  );
}
