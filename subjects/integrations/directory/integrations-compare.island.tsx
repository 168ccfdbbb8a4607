import { createMount } from '#site/islands/mount.tsx';
import { Comparison } from './Comparison.tsx';

export const mount = createMount(Comparison);
