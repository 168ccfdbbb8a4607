import { createMount } from '#site/islands/mount.tsx';
import { RestRun } from './RestRun.tsx';

export const mount = createMount(RestRun);
