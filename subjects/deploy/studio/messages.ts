import { messagesOf } from '#model/message.ts';

/** What the deploy studio says about a check, in English. A language may translate each text. */
export const deployStudioMessages = {
  deployValuesFileDatahubChart: 'values file of the datahub chart',
  deployValuesFileDatahubPrerequisitesChart: 'values file of the datahub-prerequisites chart',
  deployReadCompose: 'Compose file',
  deployFileEnvironmentVariables: 'file with environment variables',
  deployCheckingTookLongerThanThree: 'Checking took longer than three seconds and was ended. Paste only the file.',
  deployFileCouldntChecked: 'The file couldn’t be checked.',
  deployChecking: 'Checking…',
  deployReadWeKnow: 'Read as a {file} with {found} that we know.',
  deployNoProblemsFound: 'No problems found.',
  deployOneValue: '1 value',
  deployValues: '{count} values',
  deployOneVariable: '1 variable',
  deployVariables: '{count} variables',
} as const;

/** Makes a message about a check. */
export const studioMessage = messagesOf(deployStudioMessages);
