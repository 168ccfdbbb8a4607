import { activateIsland } from './islands.ts';
import { onEvent } from './on-event.ts';
import { pageHref } from './page-address.ts';

/** Opens the search dialog at once, so that no key is lost while its island loads; without a dialog goes to the search page. */
function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-search]');
  if (dialog) {
    if (!dialog.open) dialog.showModal();
    const input = dialog.querySelector('input');
    input?.focus();
    input?.select();
    activateIsland(dialog.querySelector('dh-island') as HTMLElement);
  } else {
    location.assign(pageHref('/search'));
  }
}

/**
 * What a key press means for the search.
 * @param isTyping whether a field has the focus
 * @param isOnButton whether the search button has the focus
 * @returns shortcut: opens; letter: opens and goes on into the field; undefined: nothing to do with search
 */
export function searchKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  isTyping: boolean,
  isOnButton: boolean,
): 'shortcut' | 'letter' | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === 'k' ? 'shortcut' : undefined;
  if (key === '/' && !isTyping) return 'shortcut';
  return isOnButton && /^\S$/u.test(key) ? 'letter' : undefined;
}

/** The ways to open search: the button, Ctrl or Cmd + K, `/`, and typing on the focused button. */
export function startShortcuts(): void {
  onEvent('click', '[data-search-open]', openSearch);
  onEvent('keydown', '*', (element, event) => {
    const isTyping = element.isContentEditable || element.matches('input, textarea, select');
    const meaning = searchKey(event, isTyping, element.matches('[data-search-open]'));
    // A letter goes on to the field, which has the focus by then: the browser itself types it.
    if (meaning === 'shortcut') event.preventDefault();
    if (meaning) openSearch();
  });
}
