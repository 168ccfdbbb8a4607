import type { SubjectView } from '../subject-view.ts';
import { RecipePreview } from './studio/RecipePreview.tsx';
import * as recipesPage from './studio/RecipesPage.tsx';

export const view: SubjectView = {
  screens: {
    'tool-recipes': {
      file: 'subjects/recipes/studio/RecipesPage.tsx',
      module: recipesPage,
      styles: ['tools', 'recipes', 'pictures'],
    },
  },
  previews: { '/tools/recipes': RecipePreview },
};
