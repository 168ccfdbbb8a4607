import type { BenchSetup } from './bench.ts';

/** The part of the address that describes the state. It contains choices of lists only, and never anything that was typed. */
export interface BenchState {
  mode: 'write' | 'build';
  /** Name of a documented operation; empty for any other. */
  operation: string;
  /** Name of the acting user's role in lowercase; empty for the first user. */
  actor: string;
}

/** The state of the page without a query string. */
export const initialState: BenchState = { mode: 'write', operation: '', actor: '' };

type Lists = Pick<BenchSetup, 'operations' | 'actors'>;

/** Reads the state from an address. Values that aren't in the lists are left out. */
export function parseState(search: string, { operations, actors }: Lists): BenchState {
  const given = new URLSearchParams(search);
  const wanted = given.get('operation');
  return {
    mode: given.get('mode') === 'build' ? 'build' : 'write',
    operation: operations.find(({ name }) => name === wanted)?.name ?? '',
    actor: actors.find(({ role }) => role.toLowerCase() === given.get('as'))?.role.toLowerCase() ?? '',
  };
}

/** The query string of a state with its question mark; empty if nothing has changed. */
export function formatState({ mode, operation, actor }: BenchState): string {
  const given = new URLSearchParams();
  if (mode !== initialState.mode) given.set('mode', mode);
  if (operation !== '') given.set('operation', operation);
  if (actor !== '') given.set('as', actor);
  return `${given}` === '' ? '' : `?${given}`;
}

// Longer than any documented operation, and short enough for every browser.
const LONGEST_SHARED = 8_000;
const SHARED = '#document=';

/** The hash of a link to a document without values. Browsers don't send it to servers. Undefined for a document that is too long for a link. */
export function formatShared(document: string): string | undefined {
  const hash = SHARED + encodeURIComponent(document);
  return hash.length <= LONGEST_SHARED ? hash : undefined;
}

/** The document of a link; undefined if the hash is anything else. */
export function parseShared(hash: string): string | undefined {
  if (!hash.startsWith(SHARED) || hash.length > LONGEST_SHARED) return undefined;
  try {
    return decodeURIComponent(hash.slice(SHARED.length));
  } catch {
    return undefined;
  }
}
