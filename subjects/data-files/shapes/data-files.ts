import type { z } from 'zod';
import { dataIndexFile, navigationDataFile, searchRecordsFile } from '#model/data-files/site-files.ts';
import { endpointsFile } from '#subjects/rest/schema/endpoints-file.ts';
import { connectorsFile } from './connectors-file.ts';
import { aspectsFile, entitiesFile } from './metamodel-files.ts';
import { optionsFile } from './options-file.ts';
import { cliFile, environmentFile, errorsFile, productLinksFile, upgradesFile } from './reference-files.ts';

/** The published data files by name: `/data/{name}.json` with the schema `/schemas/data/{name}.json`. The names are a promise. */
export const dataFiles = {
  connectors: connectorsFile,
  options: optionsFile,
  entities: entitiesFile,
  aspects: aspectsFile,
  errors: errorsFile,
  cli: cliFile,
  environment: environmentFile,
  upgrades: upgradesFile,
  endpoints: endpointsFile,
  'product-links': productLinksFile,
  navigation: navigationDataFile,
  'search-records': searchRecordsFile,
  index: dataIndexFile,
} as const satisfies Record<string, z.ZodType>;

export type DataFileName = keyof typeof dataFiles;
