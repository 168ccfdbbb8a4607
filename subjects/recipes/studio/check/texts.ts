/** Interface texts of the half that checks recipes, in English; part of `recipeTexts`. It loads later, so they do too. */
export const checkTexts = {
  recipeWhatWasChecked: 'What was checked',
  recipeYamlReadAsDatahub: 'The YAML, read as DataHub reads it.',
  recipeNamesTypesAllowedValues:
    'Names, types, and allowed values of all options of the source, sink, and transformers.',
  recipeRequiredOptionsRulesBetween: 'Required options, and rules between options.',
  recipeDeprecatedRemovedOptions: 'Deprecated and removed options.',
  recipeSecretsWrittenIntoRecipe: 'Secrets written into the recipe.',
  recipeAddressesFromWhereJob: 'Addresses, from where the job runs.',
  recipeCantBeCheckedFrom: 'Can’t be checked from here:',
  recipeCredentialsNetworkPermissionsSource:
    '{strong} credentials, the network, permissions on the source, and the versions of the source and your DataHub server. To find out, read the source without writing to the sink: {code}',
  recipeTextHasCharactersWas:
    'The text has {count} characters, so it wasn’t inserted. A recipe has a few thousand. Paste only the recipe.',
  recipeDone: 'Done: {mended}.',
  recipeNothingCheckYetPaste: 'Nothing to check yet. Paste a recipe, or',
  recipeTryExampleHasMistakes: 'try an example with errors',
  recipeSaveAsRecipeYaml: 'Save as recipe.yaml',
  recipeInstallWhatNeeds: 'Install what it needs',
  recipeAtCursor: 'At the cursor',
  recipePutCursorOptionRead: 'Put the cursor on an option to read what it does.',
  recipeDefault: 'Default: {code}.',
  recipeDeprecated: 'Deprecated:',
  recipePage: 'On its page',
  recipeProblems: 'Problems',
  recipeShowRecipe: ': show in the recipe',
  recipeMoreAbout: 'More about this',
  recipeFirstShown: 'The first {shown} of {count} are shown.',
  recipeEditorCouldNotBe: 'The editor couldn’t be loaded. You can still check recipes, but without completion.',
  recipeTryAgain: 'Try again',
  recipeOffersWhatMayStand:
    '{ctrl}+{space} suggests completions, {key} goes to the next problem, and {tab} leaves the editor.',
} as const;
