import { UpgradePlanner } from '#site/tools/upgrade/UpgradePlanner.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(UpgradePlanner);
