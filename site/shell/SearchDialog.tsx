import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import { searchSetup } from '#site/search/search-texts.ts';
import { SearchForm } from '../search/SearchForm.tsx';

/**
 * The search dialog. It opens immediately with its own field, so that no key is lost while the island loads. The island takes
 * over the typed text.
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
