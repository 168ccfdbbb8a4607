import { onEvent } from './on-event.ts';
import { readText, watchKeys, writeText } from './store.ts';

/**
 * The color mode to show.
 * @param chosen what is stored; anything but a mode is rubbish and does not count
 * @param system what the system asks for, where the site follows it
 * @param configured what the site shows otherwise
 */
export function colorMode(
  chosen: string | null,
  system: 'light' | 'dark' | undefined,
  configured: string | undefined,
): string {
  return chosen === 'light' || chosen === 'dark' ? chosen : (system ?? configured ?? 'light');
}

/** The switch between light and dark, in step with other tabs and, where configured and nothing is chosen, with the system. */
export function startColorMode(): void {
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const current = () =>
    colorMode(
      readText('theme'),
      dataset.colorSystem === '' ? (dark.matches ? 'dark' : 'light') : undefined,
      dataset.colorDefault,
    );
  const show = () => {
    dataset.theme = current();
    for (const button of document.querySelectorAll<HTMLElement>('[data-color-mode]')) {
      button.ariaLabel = button.dataset[dataset.theme === 'dark' ? 'labelLight' : 'labelDark'] ?? null;
    }
  };
  watchKeys(() => {
    if (dataset.theme === current()) return;
    // Both modes are drawn over each other for a moment; styles say for how long, and that nothing moves for readers who want it so. In a tab that is out
    // of view, and when a second click follows, the transition is skipped. The mode is shown all the same, so there is nothing to report.
    document.startViewTransition?.(show).ready.catch(() => {}) ?? show();
  });
  dark.onchange = show;
  // The choice is kept at once, not when the transition begins: what happens in between mustn't turn it around.
  onEvent('click', '[data-color-mode]', () => writeText('theme', current() === 'dark' ? 'light' : 'dark'));
  show();
}
