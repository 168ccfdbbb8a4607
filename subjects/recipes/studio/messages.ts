import { messagesOf } from '#model/message.ts';

/** What the recipe studio says about what a reader enters, in English. A language may translate each text. */
export const recipeStudioMessages = {
  recipeWriteOneLine: 'Write it on one line, as `{key: value}` or `[a, b]`.',
  recipeWriteVariableCapitals: 'Write the variable in capitals: `{capitals}`.',
  recipeLooksLikeSecretItselfSo:
    'This looks like the secret itself, so it is not taken over. Recipes end up in files, logs and repositories: give the name of an environment variable in capitals, such as `WAREHOUSE_PASSWORD`, and set the variable where the job runs.',
  recipeWriteNumberSuch05: 'Write a number, such as 0.5.',
  recipeWriteWholeNumberDigitsOnly: 'Write a whole number, in digits only.',
  recipeWriteKeyColonValueEach: 'Write a key, a colon and a value in each line; this one has none: {start}',
  recipeHost: 'Host',
  recipeDatahubCommandMachineLocalhostMachine: 'The datahub command on a machine; localhost is that machine.',
  recipeContainer: 'Container',
  recipeIngestionImageLocalhostContainerItself: 'The ingestion image; localhost is the container itself.',
  recipeKubernetes: 'Kubernetes',
  recipePodServicesReachedTheirNames: 'A pod; services are reached by their names in the cluster.',
  recipeUserInterface: 'User interface',
  recipeExecutorDatahubRunsInsideOwn: 'The executor of DataHub runs it, inside its own container.',
  recipeScheduler: 'Scheduler',
  recipeWorkerAirflowLikeRuns: 'A worker of Airflow or the like runs it.',
  recipeAddressBeginsHttpHttps: 'The address begins with http:// or https://.',
  recipeNoAddressWriteLikeHttp: 'This is no address. Write it like http://localhost:8080.',
  recipeLeaveUserPasswordOutRecipes: 'Leave user and password out: recipes end up in files and logs.',
  recipeWriteFiveFieldsThere1: 'Write five fields; there is 1. For every day at five: 0 5 * * *',
  recipeWriteFiveFieldsThereEvery: 'Write five fields; there are {count}. For every day at five: 0 5 * * *',
  recipeNoFieldTheyHoldDigits: '“{start}” is no field: they hold digits, names and the signs * , - /',
  recipeHasNoEffectTheseValues: 'It has no effect with these values.',
  recipeLeftOutBecauseHasNo: '`{path}` is left out because it has no effect with these values.',
  recipeLeftOutBecauseHasNo2: '`{path}` is left out because it has no effect with these values. Set {names} instead.',
  recipeChooseSourceBeginRecipeAppears:
    'Choose a source to begin. Its recipe appears here, with the commands to install and run it.',
  recipeWritingTookLongerThanThree:
    'Writing took longer than three seconds and was ended. Shorten the values and try again.',
  recipeRecipeCouldNotWritten: 'The recipe could not be written.',
  recipeWriting: 'Writing…',
  recipeNotTakenOver: 'Not taken over: {left}.',
  recipeStillFillUntilThenRecipe: 'Still to fill in: {missing}. Until then the recipe holds examples.',
  recipeNoProblemsFound: 'No problems found.',
  recipeNoProblemsFoundReplaceExamples: 'No problems found. Replace the examples with your values: {list}.',
} as const;

/** Makes a message about an entry. */
export const studioMessage = messagesOf(recipeStudioMessages);
