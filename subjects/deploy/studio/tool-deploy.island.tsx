import { createMount } from '#site/islands/mount.tsx';
import { DeployStudio } from './DeployStudio.tsx';

export const mount = createMount(DeployStudio);
