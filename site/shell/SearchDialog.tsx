import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import { searchSetup } from '#site/search/search-texts.ts';
import { SearchForm } from '../search/SearchForm.tsx';

/**
 * The search dialog. It opens at once with its own field, so that no key is lost while the island loads; the island takes over
 * what has been typed.
 */
export function SearchDialog() {
  const site = useSite();
  const { strings } = site;
  return (
    <dialog className="search-dialog" data-search="" aria-label={strings.searchDocs}>
      <Island name="search-dialog" component={SearchForm} when="manual" props={searchSetup(site)} />
    </dialog>
  );
}
