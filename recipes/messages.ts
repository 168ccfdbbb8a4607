import { messagesOf } from '#model/message.ts';

/** What the checker and the writer of recipes say, in English. A language may translate each text. */
export const recipeMessages = {
  recipeWord: 'recipe',
  recipeWordSource: 'source',
  recipeWordSink: 'sink',
  recipeWordTransformer: 'transformer',
  recipeOwner: 'the `{type}` {kind}',
  recipeOwnerAtStart: 'The `{type}` {kind}',
  recipePart: 'the {kind}',
  recipeItself: 'the recipe',
  recipeItselfAtStart: 'The recipe',
  recipeNoOption: 'no `{path}`',
  recipeOtherThan: '`{path}` other than {values}',
  recipeMatching: '`{path}` matching `{matches}`',
  recipeRequires: '{owner} requires {options}',
  recipeRequiresOne: '{owner} requires one of {options}',
  recipeAcceptsOnlyOne: '{owner} accepts only one of {options}',
  recipeAlways: '{statement}.',
  recipeWithCondition: '{statement} with {condition}.',
  recipeCantBeCombined: '{options} of {owner} can’t be combined with {condition}.',
  recipeCanOnlyBeUsed: '{options} of {owner} can only be used with {condition}.',
  recipeHasNoEffectWithout: '{options} of {owner} has no effect without {condition}.',
  recipeHaveNoEffectWithout: '{options} of {owner} have no effect without {condition}.',
  recipeHasNoEffectWith: '{options} of {owner} has no effect with {condition}, which sets it.',
  recipeHaveNoEffectWith: '{options} of {owner} have no effect with {condition}, which sets them.',
  recipeIsRequired: 'Required.',
  recipeRequiredWith: 'Required with {condition}.',
  recipeSetBy: 'Set by {condition}.',
  recipeNotWith: 'Can’t be combined with {options}.',
  recipeSetOne: 'Set {options}.',
  recipeSetOneWith: 'With {condition}, set {options}.',
  recipeUrnOnlyName: '`{path}` of {owner} is a name, not a valid URN.',
  recipeUrnInvalid: '`{path}` of {owner} isn’t a valid URN.',
  recipeUrnOtherType: '`{path}` of {owner} isn’t a valid URN of type {types}.',
  recipeUnreachable: '`{path}`: {why}',
  recipeWriteCode: 'Change to `{code}`',
  recipeAddCode: 'Add `{code}`',
  recipeRemoveCode: 'Remove `{code}`',
  recipeFillIn: 'Fill in `{code}`',
  recipeRenameTo: 'Rename it to `{code}`',
  recipeWriteForPassword: 'Replace the password with `{code}`',
  recipeRecipeYamlFileFewDozen:
    'A recipe is a YAML file of a few dozen lines. Paste only the recipe, without any surrounding logs, data files, or archives.',
  recipeDatahubReadsSuchFileWithout: 'DataHub silently keeps only the last value, so the earlier one has no effect.',
  recipeWithoutQuotesYamlTakesBoolean:
    'Without quotes, YAML reads `yes` as a boolean, `012` as the number 10, `12:30` as 750, and `1.10` as 1.1. Put strings that look like one of these in quotes, especially passwords and versions.',
  recipeTextYetYamlReads: '`{path}` of {owner} must be a string, but YAML reads `{source}` as `{becomes}`.',
  recipePutQuotes: 'Put it in quotes',
  recipeOptionStillWorksMostlyWarning:
    'The option still works, usually with a warning in the log, but a later version may remove it.',
  recipeOfIsDeprecated: '`{path}` of {owner} is deprecated.',
  recipePlaceTaken: 'It was replaced by `{replacement}`.',
  recipeOldName: '`{path}` of {owner} is the old name of `{now}`.',
  recipeSourcesLookUpIdsNames:
    'Sources look up the IDs and names of domains in DataHub before they start. This requires the `datahub-rest` sink, or `datahub_api` alongside another sink. URNs such as `urn:li:domain:marketing` need no connection, because they are used as is.',
  recipeDomainLookedUpDatahubRecipe:
    'The `{key}` domain is looked up in DataHub, but the recipe has no connection for reading from it.',
  recipePort9002WebApplicationSink:
    'Port 9002 belongs to the web application. The sink needs the metadata service (GMS), usually on port 8080, or the web application’s proxy, whose address ends with `/api/gms`. The proxy requires an access token and works only if metadata service authentication is on.',
  recipeAddressWebApplicationNotMetadata: '`{path}` is the web application’s address, not the metadata service’s.',
  recipeGoThroughWebApplication: 'Use the web application’s proxy, with `/api/gms`',
  recipeHoldRegularExpressionsComparedFrom:
    '`allow` and `deny` contain regular expressions, which are matched from the beginning of the name. In a regular expression, `*` repeats the preceding character, `%` is a percent sign, and `.*` matches any text. You don’t need anything at the end: `sales_` already matches `sales_2023`.',
  recipeLooksLikeWildcardNotLike: '`{pattern}` in `{path}` of {owner} looks like a wildcard, not a regular expression.',
  recipeAnyoneWhoCanReadFile:
    'Anyone who can read the file, its history, or a backup can see the secret. Write `${NAME}`, and set the environment variable where the job runs. For runs started in the user interface, create a secret with that name.',
  recipeContainsSecretItself: '`{path}` of {owner} contains the secret itself.',
  recipeValueContains: 'This value contains {form}.',
  recipeAddressContainsPassword: 'The address in `{path}` of {owner} contains a password.',
  recipeValueTurnedIntoRightType:
    'The value is converted to the right type when the recipe is read: quotes around numbers are ignored, and decimals are dropped where a whole number is expected. Editors that validate against the schema flag such values.',
  recipeButNotWrittenOne: '`{path}` of {owner} expects {wanted}, but `{bare}` is written as a different type.',
  recipeTakeQuotesOff: 'Remove the quotes',
  recipeIndentationDecidesWhatBelongsWhat:
    'Indentation determines the structure: `source`, `sink`, and `transformers` begin in the first column, `type` and `config` are indented below them, and options are indented below `config`.',
  recipeOptionBelongsBelow: '`{key}` is an option of the {kind} and belongs below its `config`.',
  recipeIndentedLikeBelongsBelowBeside: '`config` is indented like `source`, but belongs below it, next to `type`.',
  recipeOptionSourceBelongsBelow: '`{key}` is an option of the source and belongs below its `config`.',
  recipeIndentedTooFarBelongsTop: '`{key}` is indented too far: it belongs at the top level of the recipe.',
  recipePutBelowConfig: 'Put it below `config`',
  recipeMoveThere: 'Move it there',
  recipeSourceTransformerWithoutAnyOptions:
    'A source or transformer without any options still needs `config: {}`; only sinks can omit it.',
  recipeHasNoConfig: 'The {kind} has no `config`.',
  recipeAddEmpty: 'Add an empty `config`',
  recipeWithoutExtraPackageRunStops:
    'Without the package’s extra, the run stops with `is disabled; try running: pip install`. To see what’s installed, run `datahub check plugins`.',
  recipeInstallLineCommentLacks: 'The install command in the comment is missing {lacking}.',
  recipeOptionHasNoDefaultSo: 'The option has no default, so the run stops with `field required`.',
  recipeRequiredEmpty: '`{path}` of {owner} is required, but it is empty.',
  recipeRequiredMissing: '`{path}` of {owner} is required, but it is missing.',
  recipeWithoutWritesAddressOneHas:
    'Without a `sink`, `datahub ingest` writes to the address in `DATAHUB_GMS_URL`, to the one that `datahub init` stored, or to `http://localhost:8080`. Add a sink so that the recipe itself specifies where to write.',
  recipeRecipeHasNoSink: 'The recipe has no `sink`.',
  recipeAddSink: 'Add a `datahub-rest` sink',
  recipeEveryRecipeHasExactlyOne:
    'Every recipe has exactly one `source`, a map with `type` and `config`, which specifies what to read and how to connect to it.',
  recipeNoMap: '`source` isn’t a map with `type` and `config`.',
  recipeRecipeHasNoSource: 'The recipe has no `source`.',
  recipeRecipeMapMostlyOptionallyAt:
    'A recipe is a map with `source`, usually `sink`, and optionally `transformers` and `pipeline_name` at the top level.',
  recipeThereNoRecipeText: 'The text doesn’t contain a recipe.',
  recipeTextNoRecipeNotMap: 'The text isn’t a map, so it can’t be a recipe.',
  recipeOptionAcceptsFewValuesOnly: 'The option accepts only a few values, and any other value stops the run.',
  recipeMustOneValue: '`{path}` of {owner} must be a single value.',
  recipeItAccepts: 'It accepts {list}.',
  recipeYamlReadsTrueFalseWhile: 'YAML reads `{source}` as true or false, but `{path}` of {owner} must be a string.',
  recipeDoesNotAccept: '`{path}` of {owner} does not accept `{source}`.',
  recipeRunStopsFailsUntilOptions:
    'The run stops or fails unless the options are consistent. The plugin’s page lists how its options depend on each other.',
  recipeRunContinuesIfOptionWere: 'The run continues as if the option were not in the recipe.',
  recipeTheMessageIs: 'The error message is `{message}`.',
  recipeReadWhatServerHasBefore:
    '`semantics: PATCH` and `write_semantics: PATCH` read the existing metadata from the server before they write, and domain transformers look up domains. All of them need the `datahub-rest` sink, or `datahub_api` alongside another sink.',
  recipeNeedsConnectionReadsFromDatahub:
    'The `{name}` {kind} needs a connection for reading from DataHub, but the recipe has none.',
  recipeStatefulIngestionFindsStateLast:
    'Stateful ingestion uses `pipeline_name` to find the state of the last run and doesn’t work without it. Choose a unique name, and never change it. For runs started in the user interface, DataHub sets the name itself.',
  recipeSwitchedRecipeHasNo: '`stateful_ingestion` is turned on, but the recipe has no `pipeline_name`.',
  recipeWithoutRunBringsTablesColumns:
    'If these requirements aren’t met, the run ingests tables and columns but no profiles, and only the run’s report mentions it.',
  recipeProfilingNeedsMoreThanReading: 'Profiling `{type}` has more requirements than reading metadata does.',
  recipeBehindLoadBalancerMostlyOnly:
    'Behind a load balancer, usually only the web application has a public name, and it forwards requests for `/api/gms`. If this name belongs to the metadata service alone, you don’t need to change anything. To find out, append `/config` to the address and open it: in the response, `noCode` must be `"true"`.',
  recipeLooksLikeAddressWebApplication: '`{path}` looks like the web application’s address.',
  recipeOptionWasRemovedTakenOut:
    'The option was removed. It is dropped with a warning when the recipe is read, so it has no effect.',
  recipeWasRemovedHasNoEffect: '`{path}` of {owner} was removed and has no effect.',
  recipeRemoveIt: 'Remove it',
  recipePrivateKey: 'a private key',
  recipeJsonWebToken: 'a JSON Web Token',
  recipeAwsAccessKey: 'an AWS access key',
  recipeSlackToken: 'a Slack token',
  recipeStripeKey: 'a Stripe key',
  recipeGithubToken: 'a GitHub token',
  recipeGitlabToken: 'a GitLab token',
  recipeDatabricksToken: 'a Databricks token',
  recipeDbtCloudToken: 'a dbt Cloud token',
  recipeGoogleApiKey: 'a Google API key',
  recipeAzureStorageKey: 'an Azure storage key',
  recipePasswordAddress: 'a password in an address',
  recipeAuthorizationHeader: 'an authorization header',
  recipeRestClientNeedsKnowWhether:
    'The REST client needs to know whether to use TLS: begin the address with `http://` or `https://`.',
  recipeDoesNotBegin: '`{path}` does not begin with `http://` or `https://`.',
  recipeStateRunKeptDatahubRead:
    'A run’s state is stored in DataHub and read from there. Sinks other than `datahub-rest` can only write, so the recipe needs `datahub_api` with the metadata service’s address.',
  recipeStateNeedsConnection:
    '`stateful_ingestion` needs a connection for reading from DataHub, but the recipe has none.',
  recipeTransformersRunFromTopBottom:
    'Transformers run from top to bottom, and each receives the result of the previous one. A transformer that replaces or clears existing metadata also removes what the earlier ones added: put it first, or omit `replace_existing`.',
  recipeTakesAwayWhatBeforeHas: '`{name}` removes what `{undone}` added earlier.',
  recipeRuleComparedWholeUrnFrom:
    'A rule must match from the beginning of the URN, `urn:li:dataset:(…`. Matches later in the URN don’t count. Begin with `.*` unless you write out the beginning.',
  recipeRuleTransformerMatchesNothingNo:
    'The `{key}` rule of the `{type}` transformer matches nothing, because no URN begins like that.',
  recipeListEachEntryBeginsDash:
    '`transformers` is a list: each entry begins with a dash and has `type` and `config`, even if there is only one.',
  recipeMapYetHasList: '`transformers` is a map, but it must be a list.',
  recipeEntryListItself: 'An entry in `transformers` is itself a list.',
  recipeEntryNamesItselfInsteadHaving: '`{name}` must be the entry’s `type`, not its name.',
  recipeWriteItWithAnd: 'Write it with `type` and `config`',
  recipeMakeList: 'Make it a list',
  recipeEveryConfigurationClassRefusesKeys:
    'Every configuration class rejects keys that it doesn’t define: the run stops with `extra fields not permitted` before anything is read.',
  recipeHasNoOption: '{owner} has no `{path}` option.',
  recipeThereAlready: '`{there}` is already set.',
  recipeDidYouMean: 'Did you mean `{meant}`?',
  recipeRunStopsWriteTypePage:
    'The run stops with `Did not find a registered class`. Write the type as it appears on the {kind}’s page. To use your own class, enter its path, which contains a dot or a colon.',
  recipeHasNoType: 'The {kind} has no `type`.',
  recipeTheOfTheIsEmpty: 'The {kind}’s `type` is empty.',
  recipeThereIsNo: 'There is no {kind} named `{name}`.',
  recipeMachineContainerPodWhichJob:
    '`localhost` is the machine, container, or pod where the job runs, not the machine your browser runs on. Names of Docker services, such as `datahub-gms`, exist only inside the Docker network, and names of Kubernetes services exist only in the cluster.',
  recipeContainerItselfWhichNothingListens: '`{host}` is the container itself, where nothing is listening.',
  recipeBrokerAnswersContainersPort29092:
    'the broker serves containers on port 29092. On port 9092, it redirects them to `localhost`.',
  recipePodItselfWhichNothingListens: '`{host}` is the pod itself, where nothing is listening.',
  recipePodsDoNotKnowName: 'pods can’t resolve `host.docker.internal`, which is specific to Docker Desktop.',
  recipeNameInsideDockerNetworkWhich:
    '`{host}` exists only inside the Docker network, so this machine can’t resolve it.',
  recipeWriteMachineAroundContainer: 'Use `host.docker.internal` to reach the container’s host machine',
  recipeLeaveSinkOutExecutorHas:
    'Omit the sink so that the executor uses the DataHub address that it’s configured with',
  recipeRunContinuesButDatahubRejects:
    'The run continues, but DataHub rejects each record that contains the value, and the sink’s report lists it. The URN workbench explains the parts of a URN.',
  recipeNeedsUrn: 'Enter a URN of type {usual}.',
  recipeItNamesA: 'Its entity type is {type}.',
  recipeConfigurationClassCanNotMake:
    'The configuration class can’t interpret the value, so the run stops before anything is read.',
  recipeOfMustBeAndIt: '`{path}` of {owner} must be {wanted}, but it is {is}.',
  recipeList: 'a list',
  recipeMapKeysValues: 'a map of keys and values',
  recipeDateYamlReads: 'parsed as a date',
  recipeAText: 'a string',
  recipeNumber: 'a number',
  recipeTrueOrFalse: '`true` or `false`',
  recipeBoolean: 'a boolean',
  recipeEmpty: 'empty',
  recipePutBelowAllow: 'Put it below `allow`',
  recipeTakeOutList: 'Remove it from the list',
  recipePath: 'a path',
  recipeAnAddress: 'an address',
  recipeDuration: 'a duration',
  recipeDateTime: 'a date and time',
  recipeWholeNumber: 'a whole number',
  recipeAnyValue: 'any value',
  recipeHasClosingParenthesisWithoutOpening: 'It has a closing parenthesis without an opening one.',
  recipeBrowserCantApplyPythonMay: 'The browser doesn’t support this pattern, but Python might.',
  recipeFlagCantTriedHere: 'The `(?{odd})` flag can’t be tested here.',
  recipeHasNothingRepeat: '`{written}` has nothing to repeat.',
  recipePossessiveQuantifiersNeedPython3:
    'Possessive quantifiers need Python 3.11 or later, and the browser doesn’t support them.',
  recipeRepeatsSomethingTwiceSuch: 'It has two quantifiers in a row, such as `a**`.',
  recipeRepeatsAtLeastMoreThan: 'Its minimum number of repetitions is greater than its maximum.',
  recipeEndsBackslash: 'It ends with a backslash.',
  recipeCantTriedHerePythonTreats: '`\\B` can’t be tested here: Python treats empty text differently.',
  recipeRefersBackGroupIfGroup:
    'It contains a backreference to a group. If the group didn’t match, the reference fails in Python but matches in the browser.',
  recipeNoCharacter: '`\\{hex}` isn’t a character.',
  recipeOctalEscapesCantTriedHere: 'Octal escapes can’t be tested here.',
  recipeNamedCharacter: '`\\N{…}` can’t be tested here.',
  recipeBadEscapePython: '`\\{letter}` is a bad escape in Python.',
  recipeParenthesisNotClosed: 'A parenthesis is not closed.',
  recipePythonRefusesLookbehindWhoseLength:
    'Python rejects variable-length lookbehinds, and the length of this one can vary.',
  recipeBrowserHasNoConditionalGroups: 'The browser doesn’t support conditional groups, `(?(1)…|…)`.',
  recipeAtomicGroupsNeedPython3: 'Atomic groups need Python 3.11 or later, and the browser doesn’t support them.',
  recipeFlagsSuchDontComeFirst:
    'In some Python versions, flags such as `(?i)` are allowed only at the beginning of a pattern.',
  recipeFlagsPartPatternCantTried: 'Flags for part of a pattern can’t be tested here.',
  recipeHasUnknownExtensionAfterPython:
    'It has an unknown extension after `(?`. In Python, the syntax for named groups is `(?P<name>…)`.',
  recipeSquareBracketNotClosed: 'A square bracket is not closed.',
  recipeRangeSquareBracketsNeedsCharacter: 'A range in square brackets needs a character on both sides.',
  recipeEscapeInBrackets: '`\\{letter}` in square brackets can’t be tested here.',
  recipeLettersComparedDifferentlyHere: 'The browser compares the letters `İ` and `ı` differently than Python does.',
  recipeDeniedBy: 'Denied by `{source}`',
  recipeAllowedBy: 'Allowed by `{source}`',
  recipeAllowListEmptySoNothing: 'The allow list is empty, so nothing passes',
  recipeNoAllowPatternMatches: 'No allow pattern matches',
  recipeMatchesOnlyFurtherPatternsCompared:
    '`{source}` matches only later in the name; patterns are matched from its start',
  recipeNotValidPatternPythonSo: '`{source}` isn’t a valid Python pattern, so matching it raises an error',
  recipePatternNotTried: '`{source}` can’t be tested here',
  recipeOpenIngestionTabSecretsCreate:
    'On the Secrets tab under Ingestion, create a secret named `{name}`, and enter its value.',
  recipeOpenIngestionTabSourcesClick: 'On the Sources tab under Ingestion, click Create new source.',
  recipeChooseOtherIfThereNo: 'Choose {title}, or choose Other if it doesn’t have a tile.',
  recipeSwitchFromFormYamlIf: 'If you see a form, switch from Form to YAML. Replace the text with the recipe.',
  recipeClickNextLeaveRunSchedule: 'Click Next, and leave Run on a schedule turned off.',
  recipeClickNextSwitchRunSchedule: 'Click Next, turn on Run on a schedule, and choose a frequency and a time zone.',
  recipeGiveSourceNameClickSave:
    'Give the source a name, and click Save & Run. The Last Status column shows the outcome.',
  recipeInstallTitle: 'Install',
  recipeJobYamlOneRun: '{object}-job.yaml, for one run',
  recipeRunOnce: 'Run once',
} as const;

/** Makes a message about a recipe. */
export const recipeMessage = messagesOf(recipeMessages);
