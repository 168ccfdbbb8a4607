import { safely } from '#runtime/safely.ts';
import { stored } from '#runtime/store.ts';
import type { Draft } from './bench.ts';

/** Key of local storage for operations that were run. It exists only if the reader asks for it. */
const HISTORY_KEY = 'dh:graphql-history';

// As many as readers would look through in a list.
const MOST = 20;
// Longer operations aren't kept, so the history never fills the storage.
const LONGEST = 20_000;

/** Records an operation, newest first. An operation that was run before moves to the top. */
export function addRun(history: readonly Draft[], run: Draft): readonly Draft[] {
  if (run.document.length + run.variables.length > LONGEST) return history;
  const others = history.filter(({ document, variables }) => document !== run.document || variables !== run.variables);
  return [run, ...others].slice(0, MOST);
}

/** Reads a stored history. Storage may contain anything, so everything else is left out. */
export function parseHistory(text: string): readonly Draft[] | undefined {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return undefined;
  return list.slice(0, MOST).flatMap((item: unknown) => {
    const { document, variables } = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
    return typeof document === 'string' && typeof variables === 'string' ? [{ document, variables }] : [];
  });
}

/** The history that this device keeps. Undefined unless the reader asked for it. */
export const keptHistory = stored(HISTORY_KEY, parseHistory, JSON.stringify);

/** Deletes the kept history, its key included. */
export function forgetHistory(): void {
  keptHistory.set([]);
  safely(() => localStorage.removeItem(HISTORY_KEY));
}

/** An operation's label in a list: its name or its beginning. */
export function runTitle({ document }: Draft): string {
  const [, named] = /^\s*(?:#.*\n\s*)*(?:query|mutation)\s+(\w+)/.exec(document) ?? [];
  return named ?? document.replace(/\s+/g, ' ').trim().slice(0, 60);
}
