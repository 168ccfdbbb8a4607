import { selectTab } from './tab-choice.ts';

/** Opens the details and selects the tabs around an element. */
export function reveal(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    const tabs = around.closest('[data-tabs]');
    // Hidden and labeled by a button: a tab panel.
    const tab = document.getElementById(around.getAttribute('aria-labelledby') ?? '');
    if (around.hidden && tabs && tab) selectTab(tabs, tab);
  }
}
