import { Search } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** Opens the search dialog; without JavaScript, it is hidden, and the search link in the page footer replaces it. */
export function SearchButton() {
  const { strings } = useSite();
  return (
    <button type="button" className="search-button" data-search-open="" data-needs-js="">
      <Icon of={Search} />
      <span className="search-button-label">{strings.searchDocs}</span>
      <span className="search-button-keys" aria-hidden="true">
        <kbd className="key-mac">⌘K</kbd>
        <kbd className="key-other">Ctrl K</kbd>
      </span>
    </button>
  );
}
