import { NearestPages } from '#site/not-found/NearestPages.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(NearestPages);
