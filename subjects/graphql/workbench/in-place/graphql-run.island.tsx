import { createMount } from '#site/islands/mount.tsx';
import { GraphqlRun } from './GraphqlRun.tsx';

export const mount = createMount(GraphqlRun);
