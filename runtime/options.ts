import { onEvent } from './on-event.ts';

/** Copy buttons and filters of reference pages. What they need comes with their first use: most pages have none. */
export function startOptions(): void {
  onEvent('click', '[data-copy-option]', async (button) => {
    (await import('./option-copy.ts')).copyOption(button);
  });
  onEvent('focusin input', '[data-option-tools]', async (tools) => {
    (await import('./option-filter.ts')).filterOptions(tools);
  });
  onEvent('focusin input', '[data-section-tools]', async (tools) => {
    (await import('./section-filter.ts')).filterSections(tools);
  });
}
