/** Interface texts of the half that checks recipes, in English; part of `recipeTexts`. It loads later, so they do too. */
export const checkTexts = {
  recipeChecked: 'What was checked',
  recipeYamlRead: 'The YAML, parsed the way DataHub parses it.',
  recipeNamesTypes: 'Option names, types, and allowed values for the source, sink, and transformers.',
  recipeRequiredOptions: 'Required options and dependencies between options.',
  recipeDeprecatedRemoved: 'Deprecated and removed options.',
  recipeSecrets: 'Secrets written into the recipe.',
  recipeAddresses: 'Addresses, as seen from where the job runs.',
  recipeCantBeChecked: 'What can’t be checked here:',
  recipeCredentials:
    '{strong} credentials, the network, permissions on the source, and the versions of the source and your DataHub server. To check them, read the source without writing to the sink: {code}',
  recipeText:
    'The text is too long ({count} characters), so it wasn’t inserted. A recipe is usually only a few thousand characters long. Paste only the recipe.',
  recipeDone: 'Done: {fixed}.',
  recipeNothing: 'Nothing to check yet. Paste a recipe, or',
  recipeTryExample: 'try an example with errors',
  recipeSaveRecipe: 'Save as recipe.yaml',
  recipeInstall: 'Install what the recipe needs',
  recipePut: 'Place the cursor on an option to see what it does.',
} as const;
