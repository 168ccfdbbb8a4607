import { safely } from './safely.ts';

/** A value in local storage that all parts of the page and all tabs of the browser share. */
export interface Stored<T> {
  /** The value; undefined when there is none or it is rubbish. */
  get(): T | undefined;
  set(value: T): void;
}

const shared = globalThis as { dhStore?: Map<string, string> };
shared.dhStore ??= new Map();
// What storage refused to keep (disabled, full) lives as long as the page. Global, since islands bundle this module again.
const memory = shared.dhStore;

/** The text under a key; null when there is none. */
export function readText(key: string): string | null {
  return memory.get(key) ?? safely(() => localStorage.getItem(key)) ?? null;
}

/** Keeps a text under a key, in memory if storage refuses, and tells all watchers. */
export function writeText(key: string, text: string): void {
  memory.set(key, text);
  safely(() => {
    localStorage.setItem(key, text);
    memory.delete(key);
  });
  document.dispatchEvent(new CustomEvent('dh:store', { detail: key }));
}

/**
 * Calls the listener after every change of a key, either here or in another tab, until the signal of the options aborts.
 * @param listener gets the key, or null when another tab emptied the storage
 */
export function watchKeys(listener: (key: string | null) => void, options?: { signal: AbortSignal }): void {
  document.addEventListener('dh:store', (event) => listener((event as CustomEvent<string>).detail), options);
  addEventListener('storage', ({ key }) => listener(key), options);
}

/**
 * A typed value under a key of local storage.
 * @param parse makes the value of its text; returns undefined or throws for rubbish
 * @param format makes the text of a value
 */
export function stored<T>(
  key: string,
  parse: (text: string) => T | undefined,
  format: (value: T) => string = String,
): Stored<T> {
  return {
    get() {
      const text = readText(key);
      return text === null ? undefined : safely(() => parse(text));
    },
    set: (value) => writeText(key, format(value)),
  };
}
