import { messagesOf } from '#model/message.ts';

/** What the upgrade planner says about a plan, in English. A language may translate each text. */
export const planMessages = {
  upgradeNothingToChange: 'You don’t need to change anything in your configuration.',
  upgradePlanTitle: 'Upgrade DataHub from {from} to {to} ({deployment})',
  upgradePlanBreaking: 'Breaking changes',
  upgradePlanNone: 'None for the chosen connectors and components.',
  upgradePlanVersions: 'Versions',
  upgradePlanImages: 'Server images: v{version}',
  upgradePlanChart: 'Helm chart: {chart}',
  upgradePlanNoChart: 'Helm chart: none installs {version} by default',
  upgradePlanCli: 'Command line: acryl-datahub=={cli}',
  upgradePlanSteps: 'Steps',
  upgradePlanDetails: 'Details',
} as const;

/** Makes a message about a plan. */
export const planMessage = messagesOf(planMessages);
