import { checkRecipeTool } from '#services/mcp/tools/check-recipe.ts';

export const docsTools = [checkRecipeTool];
