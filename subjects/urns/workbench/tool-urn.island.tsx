import { createMount } from '#site/islands/mount.tsx';
import { UrnBench } from './UrnBench.tsx';

export const mount = createMount(UrnBench);
