import { createMount } from '#site/islands/mount.tsx';
import { Explorer } from './Explorer.tsx';

export const mount = createMount(Explorer);
