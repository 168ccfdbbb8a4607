import { Comparison } from '#site/integrations/Comparison.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(Comparison);
