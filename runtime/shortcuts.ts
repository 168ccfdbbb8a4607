import { loadInteractive } from './load-interactive.ts';
import { onEvent } from './on-event.ts';
import { searchSlot } from './search-slot.ts';
import { SLASH_KEY } from './slash-key.ts';
import { readText } from './store.ts';

/**
 * What a key press means for the search.
 * @param keepsSlash whether `/` is not for the search: a field has the focus, or the reader has switched it off
 * @param isOnButton whether the search button has the focus
 * @returns what the search field begins with, or undefined when the key is none of its business
 */
export function searchKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  keepsSlash: boolean,
  isOnButton: boolean,
): string | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === 'k' ? '' : undefined;
  if (key === '/' && !keepsSlash) return '';
  return isOnButton && /^\S$/u.test(key) ? key : undefined;
}

/** The ways to open search: the button, Ctrl or Cmd + K, `/`, and typing on the focused button. */
export function startShortcuts(): void {
  // What is typed while the dialog is on its way; undefined when it is not.
  let typed: string | undefined;

  const open = async (text: string) => {
    typed = text;
    try {
      await loadInteractive();
      await searchSlot.open(() => typed ?? '');
    } catch (error) {
      console.warn(error);
      location.assign(`${document.documentElement.dataset.base}search`);
    }
    typed = undefined;
  };

  onEvent('click', '[data-search-open]', () => open(''));
  onEvent('keydown', '*', (element, event) => {
    const { key, ctrlKey, metaKey } = event;
    const isTyping = element.isContentEditable || element.matches('input, textarea, select');
    const keepsSlash = isTyping || readText(SLASH_KEY) === 'off';
    const text = searchKey(event, keepsSlash, element.matches('[data-search-open]'));
    if (typed !== undefined && key.length === 1 && !ctrlKey && !metaKey) typed += key;
    else if (text !== undefined) open(text);
    else return;
    event.preventDefault();
  });
}
