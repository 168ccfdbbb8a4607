import type { z } from 'zod';
import { connector } from './connector.ts';
import { sharedType } from './connector-option.ts';
import { aspect, entity } from './entity.ts';
import type { Loaded } from './loaded.ts';
import { modelType, relationshipType } from './metamodel-type.ts';

/** Every kind of data that generators read: the folder below content/ with its YAML files, and the schema of one file. */
export const dataKinds = {
  connectors: { folder: 'connectors', schema: connector },
  sharedTypes: { folder: 'connectors/shared', schema: sharedType },
  entities: { folder: 'metamodel/entities', schema: entity },
  aspects: { folder: 'metamodel/aspects', schema: aspect },
  modelTypes: { folder: 'metamodel/types', schema: modelType },
  relationships: { folder: 'metamodel/relationships', schema: relationshipType },
} as const;

export type DataKind = keyof typeof dataKinds;

/** What generators get: all files of each kind, in the order of their names. */
export type SiteData = { readonly [K in DataKind]: readonly Loaded<z.infer<(typeof dataKinds)[K]['schema']>>[] };
