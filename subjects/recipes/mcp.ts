import { checkRecipeTool } from './mcp/check-recipe.ts';

export const docsTools = [checkRecipeTool];
