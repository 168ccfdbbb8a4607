import { OfflineCopy } from '#site/offline/OfflineCopy.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(OfflineCopy);
