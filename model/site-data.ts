import type { z } from 'zod';
import { apiChoice } from './api-choice.ts';
import { cliCommand } from './cli.ts';
import { conformance } from './conformance.ts';
import { connector } from './connector.ts';
import { sharedType } from './connector-option.ts';
import { aspect, entity } from './entity.ts';
import { serviceEnvironment } from './environment.ts';
import { errorEvidence } from './error-evidence.ts';
import { errorScore } from './error-score.ts';
import { graphqlOperations, graphqlPage, type SchemaText } from './graphql.ts';
import { sink, transformer } from './ingestion-plugin.ts';
import { knownError } from './known-error.ts';
import type { Loaded } from './loaded.ts';
import { modelType, relationshipType } from './metamodel-type.ts';
import { missingModules } from './missing-modules.ts';
import { productLinks } from './product-links.ts';
import { sdkModule, sdkPage } from './sdk.ts';
import { searchScore } from './search-score.ts';
import { pageSymptoms } from './symptoms.ts';
import { upgradeNotes } from './upgrade.ts';

/**
 * Every kind of data that generators read: the folder below content/ with its YAML files (with `depth: 'tree'` those of its subfolders, too), or the
 * one file, and the schema of a file.
 */
export const dataKinds = {
  connectors: { folder: 'connectors', schema: connector },
  sharedTypes: { folder: 'connectors/shared', schema: sharedType },
  sinks: { folder: 'sinks', schema: sink },
  transformers: { folder: 'transformers', schema: transformer },
  entities: { folder: 'metamodel/entities', schema: entity },
  aspects: { folder: 'metamodel/aspects', schema: aspect },
  modelTypes: { folder: 'metamodel/types', schema: modelType },
  relationships: { folder: 'metamodel/relationships', schema: relationshipType },
  graphqlPages: { folder: 'graphql/pages', schema: graphqlPage },
  cliCommands: { folder: 'cli', schema: cliCommand },
  environments: { folder: 'environment', schema: serviceEnvironment },
  errors: { folder: 'errors', schema: knownError },
  symptoms: { folder: 'symptoms', depth: 'tree', schema: pageSymptoms },
  errorEvidence: { file: 'error-evidence.yaml', schema: errorEvidence },
  missingModules: { file: 'missing-modules.yaml', schema: missingModules },
  sdkPages: { folder: 'sdk/pages', schema: sdkPage },
  sdkModules: { folder: 'sdk', schema: sdkModule },
  graphqlOperations: { folder: 'graphql/operations', schema: graphqlOperations },
  apiChoices: { file: 'api-choice.yaml', schema: apiChoice },
  upgrades: { file: 'upgrades.yaml', schema: upgradeNotes },
  productLinks: { file: 'product-links.yaml', schema: productLinks },
  conformances: { file: 'conformance.yaml', schema: conformance },
  searchScores: { file: 'search-score.json', schema: searchScore },
  errorScores: { file: 'error-score.json', schema: errorScore },
} as const;

export type DataKind = keyof typeof dataKinds;

/** What generators get: all files of each kind, in the order of their names. */
export type SiteData = { readonly [K in DataKind]: readonly Loaded<z.infer<(typeof dataKinds)[K]['schema']>>[] } & {
  /** The SDL files of content/graphql/. */
  readonly graphqlSchema: readonly SchemaText[];
};
