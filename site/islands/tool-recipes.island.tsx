import { RecipeStudio } from '#site/tools/recipes/RecipeStudio.tsx';
import { createMount } from './mount.tsx';

export const mount = createMount(RecipeStudio);
