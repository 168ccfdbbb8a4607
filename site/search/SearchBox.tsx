import { Search } from 'lucide';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** The large field of the home page and the docs landing page: it opens the search dialog, which recognizes what is pasted. */
export function SearchBox() {
  const { strings } = useSite();
  return (
    <button type="button" className="hero-search" data-search-open="" data-needs-js="">
      <Icon of={Search} />
      <span>{strings.searchOrPaste}</span>
      <span aria-hidden="true">
        <kbd>/</kbd>
      </span>
    </button>
  );
}
