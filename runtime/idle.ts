/** Milliseconds after which something is no longer put off: a busy page or one in the background may never be idle. */
const PATIENCE_MS = 5000;

/** Runs when the browser has nothing better to do; soon, where it can't tell (Safari). */
export function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run);
}
