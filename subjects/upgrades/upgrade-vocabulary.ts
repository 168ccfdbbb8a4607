/** A change's impact when you upgrade, from the most serious to the least. */
export const upgradeKinds = ['downtime', 'reindex', 'breaking', 'deprecation', 'notable'] as const;
export type UpgradeKind = (typeof upgradeKinds)[number];

/** Deployment types for which an upgrade differs. */
export const deployments = ['quickstart', 'compose', 'kubernetes'] as const;
export type Deployment = (typeof deployments)[number];

/** The steps of every upgrade, in their order. */
export const upgradeSteps = [
  'check',
  'stop',
  'backup',
  'prepare',
  'server',
  'wait',
  'verify',
  'clients',
  'start',
] as const;
