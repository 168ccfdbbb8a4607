import { createMount } from '#site/islands/mount.tsx';
import { RecipeStudio } from './RecipeStudio.tsx';

export const mount = createMount(RecipeStudio);
