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
  const apply = () => {
    const system = dark.matches ? 'dark' : 'light';
    dataset.theme = colorMode(readText('theme'), dataset.colorSystem === '' ? system : undefined, dataset.colorDefault);
    for (const button of document.querySelectorAll<HTMLElement>('[data-color-mode]')) {
      button.ariaLabel = button.dataset[dataset.theme === 'dark' ? 'labelLight' : 'labelDark'] ?? null;
    }
  };
  watchKeys(apply);
  dark.addEventListener('change', apply);
  onEvent('click', '[data-color-mode]', () => {
    const switchMode = () => writeText('theme', dataset.theme === 'dark' ? 'light' : 'dark');
    // Both modes are drawn over each other for a moment; styles say for how long, and that nothing moves for readers who want it so. In a tab that is out
    // of view, and when a second click follows, the transition is skipped. The mode is switched all the same, so there is nothing to report.
    document.startViewTransition?.(switchMode).ready.catch(() => {}) ?? switchMode();
  });
  apply();
}
