import { Explorer } from '#site/tools/metamodel/Explorer.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(Explorer);
