import { createMount } from '#site/islands/mount.tsx';
import { SlashKey } from './SlashKey.tsx';

export const mount = createMount(SlashKey);
