import { whenIdle } from './idle.ts';

/** Resolves when what stands in the document has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => whenIdle(resolve)));
}
