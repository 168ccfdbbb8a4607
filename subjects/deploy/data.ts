import type { DataOf } from '#model/data-kind.ts';
import { environmentKinds } from '#subjects/environment/data.ts';
import { deployRule, removedValues } from './schema.ts';

/** What deployment files are checked for. */
export const deployKinds = {
  deployRules: { folder: 'deploy/rules', schema: deployRule },
  removedValues: { file: 'deploy/removed-values.yaml', schema: removedValues },
} as const;

/** What services read from their environment, and what the platform's Compose files run. */
export const environmentKind = {
  environments: environmentKinds.environments,
  environmentPages: environmentKinds.environmentPages,
  composeFacts: environmentKinds.composeFacts,
} as const;

export type DeployData = DataOf<typeof deployKinds>;
