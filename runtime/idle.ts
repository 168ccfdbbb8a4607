/** Runs when the browser has nothing better to do; soon, where it can't tell (Safari). */
export function whenIdle(run: () => unknown): void {
  const schedule = window.requestIdleCallback ?? setTimeout;
  schedule(run);
}

/** Resolves when what stands in the document has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => whenIdle(resolve)));
}
