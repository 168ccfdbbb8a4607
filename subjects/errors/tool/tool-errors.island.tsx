import { createMount } from '#site/islands/mount.tsx';
import { ErrorTool } from './ErrorTool.tsx';

export const mount = createMount(ErrorTool);
