import { createMount } from '#site/islands/mount.tsx';
import { GraphqlBench } from './GraphqlBench.tsx';

export const mount = createMount(GraphqlBench);
