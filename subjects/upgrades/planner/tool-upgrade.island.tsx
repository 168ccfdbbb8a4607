import { createMount } from '#site/islands/mount.tsx';
import { UpgradePlanner } from './UpgradePlanner.tsx';

export const mount = createMount(UpgradePlanner);
