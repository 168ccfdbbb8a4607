import { onEvent } from './on-event.ts';

/** Images that open, copy buttons and filters of reference pages. What they need comes with their first use: most pages have none. */
export function startSeldomUsed(): void {
  onEvent('click', '[data-enlarge]', async (button) => {
    (await import('./enlarge.ts')).enlarge(button);
  });
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
