import { RecipePreview } from '#site/tools/previews/RecipePreview.tsx';
import * as recipesPage from '#site/tools/recipes/RecipesPage.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  screens: {
    'tool-recipes': { file: 'site/tools/recipes/RecipesPage.tsx', module: recipesPage, styles: ['tools', 'recipes'] },
  },
  previews: { '/tools/recipes': RecipePreview },
};
