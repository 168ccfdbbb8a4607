import type { SearchTexts } from './search-texts.ts';

/** Which keys do what in the dialog, for those who look; a combobox tells the others by itself. */
export function KeyHints({ texts }: { texts: SearchTexts }) {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.searchKeyMove}
      </span>
      <span>
        <kbd>↵</kbd> {texts.searchKeyOpen}
      </span>
      <span>
        <kbd>⇧</kbd> <kbd>↵</kbd> {texts.searchKeyTab}
      </span>
      <span>
        <kbd>esc</kbd> {texts.searchKeyClose}
      </span>
    </p>
  );
}
