import { ErrorTool } from '#site/tools/errors/ErrorTool.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(ErrorTool);
