import { lazyHandler } from './lazy-handler.ts';

/**
 * Images that open, copy buttons, operations that are run, and filters of reference pages. Their code is loaded when they are first used, because most
 * pages have none of them.
 */
export function startLazyFeatures(): void {
  lazyHandler('click', '[data-enlarge]', async (button) => (await import('./enlarge.ts')).enlarge(button));
  lazyHandler('click', '[data-copy-option]', async (button) => (await import('./option-copy.ts')).copyOption(button));
  lazyHandler('click', '[data-run]', async (button) => (await import('./run-sample.ts')).runSample(button));
  lazyHandler('click input', '[data-option-tools]', async (tools) =>
    (await import('./option-filter.ts')).filterOptions(tools),
  );
  lazyHandler('click input', '[data-section-tools], [data-open-entries]', async (used) =>
    (await import('./section-filter.ts')).useSections(used),
  );
}
