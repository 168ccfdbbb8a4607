import { onEvent } from './on-event.ts';
import { writeText } from './store.ts';
import { ownParts, selectTab, TAB_KEY } from './tab-choice.ts';

/** What a reader chose by click or key: shown, remembered, and followed by all sets of the group. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest('[data-tabs]') as HTMLElement;
  const group = tabs.dataset.tabs;
  const before = tab.getBoundingClientRect().top;
  selectTab(tabs, tab);
  if (group) writeText(TAB_KEY + group, tab.dataset.value ?? '');
  // Sets above may have changed their height: keep what was clicked under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/**
 * The tab that a key leads to, as the ARIA pattern for tabs wants it.
 * @param tabs all tabs of the set
 * @param tab the one with the focus
 * @returns undefined for keys that mean nothing here
 */
export function tabAfterKey<T>(key: string, tabs: readonly T[], tab: T, isRightToLeft: boolean): T | undefined {
  const index = tabs.indexOf(tab);
  const steps = [tabs.at(index - 1), tabs[index + 1] ?? tabs[0]];
  if (isRightToLeft) steps.reverse();
  return { ArrowLeft: steps[0], ArrowRight: steps[1], Home: tabs[0], End: tabs.at(-1) }[key];
}

/** Tabs, operated by pointer and keyboard. */
export function startTabs(): void {
  onEvent('click', '[role=tab]', choose);
  onEvent('keydown', '[role=tab]', (tab, event) => {
    const all = ownParts(tab.closest('[data-tabs]') as Element, 'tab');
    const next = tabAfterKey(event.key, all, tab, document.dir === 'rtl');
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    choose(next);
  });
}
