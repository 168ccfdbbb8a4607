import type { DataOf } from '#model/data-kind.ts';
import { composeFacts } from './schema/compose-facts.ts';
import { composePage } from './schema/compose-page.ts';
import { environmentPage } from './schema/environment-page.ts';
import { serviceEnvironment } from './schema/service-environment.ts';
import { undocumentedVariables, variableSets, variableTopics, variableValues } from './schema/shared.ts';
import { variableFacts } from './schema/variable-facts.ts';

/** What services read from their environment, and what sets it. */
export const environmentKinds = {
  environments: { folder: 'environment', schema: serviceEnvironment },
  environmentPages: { folder: 'environment/pages', schema: environmentPage },
  variableTopics: { file: 'environment/shared/topics.yaml', schema: variableTopics },
  variableValues: { file: 'environment/shared/values.yaml', schema: variableValues },
  variableSets: { file: 'environment/shared/together.yaml', schema: variableSets },
  undocumentedVariables: { file: 'environment/shared/undocumented.yaml', schema: undocumentedVariables },
  variableFacts: { file: 'environment/facts/platform.yaml', schema: variableFacts },
  composePage: { file: 'compose/page.yaml', schema: composePage },
  composeFacts: { file: 'compose/facts.yaml', schema: composeFacts },
} as const;

export type EnvironmentData = DataOf<typeof environmentKinds>;
