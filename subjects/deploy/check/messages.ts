import { messagesOf } from '#model/message.ts';

/** What the checker of deployment files says, in English. A language may translate each text. */
export const deployMessages = {
  deployValuesFile: 'values file',
  deployComposeFile: 'Compose file',
  deployWriteCode: 'Change to `{code}`',
  deployInService: 'In `{name}`: {told}',
  deployAndOthers: '{names}, and others',
  deployServiceReads: '{services} reads it.',
  deployServicesRead: '{services} read it.',
  deployTagsDiffer: '`{name}` is tagged `{tag}`, but `{first}` is tagged `{other}`.',
  deployValuesFileYamlMapExample:
    'A values file must be a YAML map. For example, it can have a `global` key in the first column.',
  deployTextContainsNoKeysValues: 'The text contains no keys with values.',
  deployHelmIgnoresValuesNoTemplate: 'Helm silently ignores values that no template reads.',
  deployWasRemovedVersionChart: '`{path}` was removed in chart version {version}.',
  deployUseInstead: 'Use `{instead}` instead.',
  deployRemoveBecauseHasNoEffect: 'Remove this value, which has no effect',
  deployHelmIgnoresValuesNoTemplate2:
    'Helm silently ignores values that no template reads, so a misspelled or misplaced key has no effect.',
  deployChartHasNoValue: 'The chart has no `{path}` value.',
  deployEarlierVersionsIgnore:
    'Earlier chart versions silently ignore the value, so install that version or a later one.',
  deployNeedsVersion: '`{path}` requires chart version {version}.',
  deployRemoveIt: 'Remove it',
  deployBelongsAt: 'It belongs at `{elsewhere}`.',
  deployBelongsChartWhichHasOwn: 'It belongs to the `datahub-prerequisites` chart, which has its own values file.',
  deployDidYouMean: 'Did you mean `{meant}`?',
  deployMoveItTo: 'Move it to `{place}`',
  deployTemplatesTestValueEveryString:
    'Templates test this value with `if`, which treats every nonempty string as true, even `"false"`. Write the value without quotation marks.',
  deployMustWithoutQuotationMarksBut:
    '`{path}` must be `true` or `false` without quotation marks, but is the string `{source}`.',
  deployTemplateCantUseValueType:
    'The template can’t use a value of this type, so Helm or Kubernetes rejects the result.',
  deployMustBut: '`{path}` must be {wanted}, but is {is}.',
  deployRemoveQuotationMarks: 'Remove the quotation marks',
  deployString: 'a string',
  deployBoolean: 'a boolean',
  deployInteger: 'an integer',
  deployNumber: 'a number',
  deployList: 'a list',
  deployMap: 'a map',
  deployTemplateWritesValueWithoutQuotation:
    'The template writes this value without quotation marks, even if your file has them, and Kubernetes accepts only strings as variable values. Choose a name that isn’t a number or a boolean.',
  deployWouldReadNumberBoolean: '`{path}` would be read as a number or a boolean.',
  deployHelmReadsNumbersValuesFile:
    'Helm reads numbers in a values file as floating-point numbers and writes those of one million or more in scientific notation. Put the number in quotation marks.',
  deployHelmWrites: 'Helm writes `{at}` as `{written}`.',
  deployPutIntoQuotationMarks: 'Put it in quotation marks',
  deployChartsFileListsValueBut: 'The chart’s default values file lists this value, but no template reads it.',
  deployHasNoEffect: '`{path}` has no effect.',
  deployValuesEndUpVersionControl:
    'Values end up in version control, and `helm get values` shows them. Create a Kubernetes secret, and refer to it with `secretRef` and `secretKey`.',
  deployContainsSecretPlainText: '`{path}` contains a secret in plain text.',
  deployChartPassesUnchangedKubernetesRejects:
    'The chart passes on `extraEnvs` unchanged, and Kubernetes rejects variable values that aren’t strings. Put the value in quotation marks.',
  deployContentMustStringBut: 'The value of `{source}` must be a string, but is {is}.',
  deployKubernetesUsesLastSeveralVariables:
    'If several variables have the same name, Kubernetes uses the last one, which is the one in `extraEnvs`. People who read the values file won’t expect that, so set the chart’s value instead.',
  deployChartSetsFrom: 'The chart sets `{source}` from `{path}`.',
  deployProgramsIgnoreVariablesTheyDont: 'Programs silently ignore variables that they don’t recognize.',
  deployNoServiceKnownReadDid: 'No service is known to read `{source}`. Did you mean `{meant}`?',
  deployNoServiceKnownReadDid2: 'No service is known to read `{name}`. Did you mean `{meant}`?',
  deployEachContainerGetsOnlyOwn:
    'Each container gets only its own variables. Set the variable on the service that reads it.',
  deployIsntKnownRead: '`{container}` isn’t known to read `{name}`.',
  deployServicesUpgradeJobsDeploymentMust:
    'A deployment’s services and upgrade jobs must come from the same release. The metadata service waits until `datahub-upgrade` announces the same version.',
  deployPasteOnlyFileWithoutLogs:
    'Paste only the file, without any surrounding logs, other files, or rendered manifests.',
  deployOnlyLastOneCountsSo: 'Only the last one counts, so the earlier one has no effect.',
  deployComposeRejectsRepeatedKey:
    'Docker Compose rejects a file in which a map has the same key twice. Some old versions use only the last one.',
} as const;

/** Makes a message about a deployment file. */
export const deployMessage = messagesOf(deployMessages);
