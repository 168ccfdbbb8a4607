import { SearchForm } from '#site/search/SearchForm.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(SearchForm);
