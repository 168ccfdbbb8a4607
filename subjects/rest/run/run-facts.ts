/** Name of the file with what the worker needs besides the facts of the GraphQL workbench. */
export const restFactsName = 'rest-run';
