import { SlashKey } from '#site/accessibility/SlashKey.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(SlashKey);
