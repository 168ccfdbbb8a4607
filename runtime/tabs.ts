import { onEachPage } from './on-each-page.ts';
import { onEvent } from './on-event.ts';
import { readText, watchKeys, writeText } from './store.ts';

const KEY = 'docusaurus.tab.';

/** Elements of a role that belong to this set of tabs, not to one nested in its panels. */
function own(tabs: Element, role: 'tab' | 'tabpanel'): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter(
    (part) => part.closest('[data-tabs]') === tabs,
  );
}

/** Shows one tab of a set. */
function select(tabs: Element, chosen: HTMLElement | undefined): void {
  const panels = own(tabs, 'tabpanel');
  own(tabs, 'tab').forEach((tab, index) => {
    const isChosen = tab === chosen;
    tab.ariaSelected = `${isChosen}`;
    tab.tabIndex = isChosen ? 0 : -1;
    (panels[index] as HTMLElement).hidden = !isChosen;
  });
}

/** Shows in every set what is stored for its group; what a set does not have leaves it as it is. */
function followStore(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const stored = tabs.dataset.tabs && readText(KEY + tabs.dataset.tabs);
    const all = own(tabs, 'tab');
    const isStored = (tab: HTMLElement) => tab.dataset.value === stored;
    select(tabs, all.find(isStored) ?? all.find((tab) => tab.ariaSelected === 'true'));
  }
}

/** What a reader chose by click or key: shown, remembered, and followed by all sets of the group. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest('[data-tabs]') as HTMLElement;
  const group = tabs.dataset.tabs;
  const before = tab.getBoundingClientRect().top;
  select(tabs, tab);
  if (group) writeText(KEY + group, tab.dataset.value ?? '');
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

/** Tabs: operated by pointer and keyboard, synced across sets of one group, pages and tabs of the browser. */
export function startTabs(): void {
  onEvent('click', '[role=tab]', choose);
  onEvent('keydown', '[role=tab]', (tab, event) => {
    const all = own(tab.closest('[data-tabs]') as Element, 'tab');
    const next = tabAfterKey(event.key, all, tab, document.dir === 'rtl');
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    choose(next);
  });
  watchKeys(followStore);
  onEachPage(followStore);
}
