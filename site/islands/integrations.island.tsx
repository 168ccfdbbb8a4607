import { Directory } from '#site/integrations/Directory.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(Directory);
