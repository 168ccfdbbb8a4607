/** Runs when the browser has nothing better to do; soon, where it can't tell (Safari). */
export function whenIdle(run: () => unknown): void {
  const schedule = window.requestIdleCallback ?? setTimeout;
  schedule(run);
}
