import { SearchResultsPage } from '#site/search/SearchResultsPage.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(SearchResultsPage);
