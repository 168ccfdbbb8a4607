import { LineageDemo } from '#site/home/LineageDemo.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(LineageDemo);
