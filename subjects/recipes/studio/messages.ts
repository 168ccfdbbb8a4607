import { messagesOf } from '#model/message.ts';

/** What the recipe studio says about what a reader enters, in English. A language may translate each text. */
export const recipeStudioMessages = {
  recipeWriteOneLine: 'Write the value on one line, as `{key: value}` or `[a, b]`.',
  recipeWriteVariableCapitals: 'Write the variable’s name in uppercase letters: `{capitals}`.',
  recipeLooksLikeSecretItselfSo:
    'This looks like the secret itself, so it wasn’t added to the recipe. Recipes end up in files, logs, and repositories. Enter the name of an environment variable in uppercase letters, such as `WAREHOUSE_PASSWORD`, and set the variable where the job runs.',
  recipeWriteNumberSuch05: 'Enter a number, such as 0.5.',
  recipeWriteWholeNumberDigitsOnly: 'Enter a whole number, using digits only.',
  recipeWriteKeyColonValueEach:
    'Enter a key, a colon, and a value on each line. This line doesn’t have all three: {start}',
  recipeHost: 'Host',
  recipeDatahubCommandMachineLocalhostMachine:
    'The datahub command runs the job, and localhost is the machine that you run the command on.',
  recipeContainer: 'Container',
  recipeIngestionImageLocalhostContainerItself:
    'The ingestion image runs the job, and localhost is the container itself.',
  recipeKubernetes: 'Kubernetes',
  recipePodServicesReachedTheirNames: 'A pod runs the job and reaches services by their names in the cluster.',
  recipeUserInterface: 'User interface',
  recipeExecutorDatahubRunsInsideOwn: 'DataHub’s executor runs the job in its own container.',
  recipeScheduler: 'Scheduler',
  recipeWorkerAirflowLikeRuns: 'A worker in Airflow or a similar scheduler runs the job.',
  recipeAddressBeginsHttpHttps: 'The address must begin with http:// or https://.',
  recipeNoAddressWriteLikeHttp: 'This isn’t an address. Enter one such as http://localhost:8080.',
  recipeLeaveUserPasswordOutRecipes: 'Leave out the username and password, because recipes end up in files and logs.',
  recipeWriteFiveFieldsThere1: 'Enter five fields. You entered only 1. For every day at 5 a.m., enter: 0 5 * * *',
  recipeWriteFiveFieldsThereEvery: 'Enter five fields. You entered {count}. For every day at 5 a.m., enter: 0 5 * * *',
  recipeNoFieldTheyHoldDigits:
    '“{start}” isn’t a field. A field can contain only digits, names, and the characters “*”, “,”, “-”, and “/”.',
  recipeHasNoEffectTheseValues: 'This option has no effect with these values.',
  recipeLeftOutBecauseHasNo: '`{path}` is left out because it has no effect with these values.',
  recipeLeftOutBecauseHasNo2: '`{path}` is left out because it has no effect with these values. Set {names} instead.',
  recipeChooseSourceBeginRecipeAppears:
    'Choose a source to begin. Its recipe appears here, with the commands to install and run it.',
  recipeWritingTookLongerThanThree:
    'Writing the recipe took longer than three seconds and was stopped. Shorten the values and try again.',
  recipeRecipeCouldNotWritten: 'The recipe couldn’t be written.',
  recipeWriting: 'Writing…',
  recipeNotTakenOver: 'Not added: {left}.',
  recipeStillFillUntilThenRecipe: 'Fill in {missing}. Until you do, the recipe contains examples.',
  recipeNoProblemsFound: 'No problems found.',
  recipeNoProblemsFoundReplaceExamples: 'No problems found. Replace these examples with your values: {list}.',
} as const;

/** Makes a message about an entry. */
export const studioMessage = messagesOf(recipeStudioMessages);
