import { whenIdle } from './idle.ts';

/** Resolves when the current content of the document has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => whenIdle(resolve)));
}
