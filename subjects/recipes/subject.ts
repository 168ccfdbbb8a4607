import { recipeFactFiles } from '#subjects/connectors/recipes/recipe-facts.ts';
import { connectorKinds } from '../connectors/data.ts';
import { metamodelKinds } from '../metamodel/data.ts';
import { step, subject } from '../subject.ts';
import { recipeTranslatable } from './translatable.ts';

/** The studio that writes and checks recipes. */
export const recipes = subject({
  name: 'recipes',
  texts: recipeTranslatable,
  toolFacts: step('recipe-facts', { ...connectorKinds, entities: metamodelKinds.entities }, recipeFactFiles),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
