import { onEachPage } from './on-each-page.ts';
import { readText, watchKeys } from './store.ts';

/** Prefix of the storage keys, followed by the group. */
export const TAB_KEY = 'docusaurus.tab.';

/** Elements of a role that belong to this set of tabs, not to one nested in its panels. */
export function ownParts(tabs: Element, role: 'tab' | 'tabpanel'): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter(
    (part) => part.closest('[data-tabs]') === tabs,
  );
}

/** Shows one tab of a set. */
export function selectTab(tabs: Element, chosen: HTMLElement | undefined): void {
  const panels = ownParts(tabs, 'tabpanel');
  ownParts(tabs, 'tab').forEach((tab, index) => {
    const isChosen = tab === chosen;
    tab.ariaSelected = `${isChosen}`;
    tab.tabIndex = isChosen ? 0 : -1;
    (panels[index] as HTMLElement).hidden = !isChosen;
  });
}

/** Shows in every set what is stored for its group; what a set does not have leaves it as it is. */
function followStore(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const stored = tabs.dataset.tabs && readText(TAB_KEY + tabs.dataset.tabs);
    const all = ownParts(tabs, 'tab');
    const isStored = (tab: HTMLElement) => tab.dataset.value === stored;
    selectTab(tabs, all.find(isStored) ?? all.find((tab) => tab.ariaSelected === 'true'));
  }
}

/** Keeps all tabs of the page at what the reader chose before, here, on another page or in another tab of the browser. */
export function startTabChoice(): void {
  watchKeys(followStore);
  onEachPage(followStore);
}
