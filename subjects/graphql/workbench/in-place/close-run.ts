/** Removes the island of a run that was opened below a sample, and returns the focus to its button. */
export function closeRun(run: Element | null): void {
  const island = run?.closest('dh-island');
  const button = island?.previousElementSibling?.querySelector<HTMLElement>('[data-run]');
  island?.dispatchEvent(new Event('dh:unmount'));
  island?.remove();
  button?.focus();
}
