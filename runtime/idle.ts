/**
 * Milliseconds after which something is no longer put off. Chromium can be idle without saying so: on a busy machine, pages were seen in which no callback came
 * for 40 seconds.
 */
const PATIENCE_MS = 5000;

/** Runs when the browser has nothing better to do; soon, where it can't tell (Safari). */
export function whenIdle(run: () => unknown): void {
  // An object is no delay, so setTimeout ignores it.
  const schedule = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  schedule(run, { timeout: PATIENCE_MS });
}
