import { UrnBench } from '#site/tools/urn/UrnBench.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(UrnBench);
