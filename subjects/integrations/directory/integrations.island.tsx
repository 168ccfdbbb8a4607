import { createMount } from '#site/islands/mount.tsx';
import { Directory } from './Directory.tsx';

export const mount = createMount(Directory);
