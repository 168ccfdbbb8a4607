import type { SearchTexts } from './search-texts.ts';

/** What the keys do in the dialog, for sighted readers. The combobox itself informs screen reader users. */
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
