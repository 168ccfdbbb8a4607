import { messagesOf } from '#model/message.ts';

/** What the deploy studio says about a check, in English. A language may translate each text. */
export const deployStudioMessages = {
  deployValuesFileDatahubChart: 'values file for the datahub chart',
  deployValuesFileDatahubPrerequisitesChart: 'values file for the datahub-prerequisites chart',
  deployReadCompose: 'Compose file',
  deployFileEnvironmentVariables: 'environment file',
  deployCheckingTookLongerThanThree: 'The check took longer than three seconds and was stopped. Paste only the file.',
  deployFileCouldntChecked: 'The file couldn’t be checked.',
  deployChecking: 'Checking…',
  deployReadWeKnow: 'Recognized {found} in this {file}.',
  deployNoProblemsFound: 'No problems found.',
  deployOneValue: '1 value',
  deployValues: '{count} values',
  deployOneVariable: '1 variable',
  deployVariables: '{count} variables',
  deployWriting: 'Writing the files…',
  deployWritingFailed: 'The files couldn’t be written.',
  deployWritingTookLonger:
    'Writing the files took longer than three seconds and was stopped. Change an answer to try again.',
  deployOneFile: '1 file.',
  deployFileCount: '{count} files.',
  deployCheckerFoundNothing: 'The checker found no problems.',
  deployCheckerFoundOne: 'The checker found 1 problem.',
  deployCheckerFound: 'The checker found {count} problems.',
  deployOneEntryUnusable: '1 entry can’t be used.',
  deployEntriesUnusable: '{count} entries can’t be used.',
  deployReplaceOne: 'Replace 1 example with your own value.',
  deployReplaceExamples: 'Replace {count} examples with your own values.',
} as const;

/** Makes a message about a check. */
export const studioMessage = messagesOf(deployStudioMessages);
