import type { DataOf } from '#model/data-kind.ts';
import { aspect, entity } from './schema/entity.ts';
import { modelType, relationshipType } from './schema/metamodel-type.ts';

/** Entities, aspects, their types, and the names of relationships. */
export const metamodelKinds = {
  entities: { folder: 'metamodel/entities', schema: entity },
  aspects: { folder: 'metamodel/aspects', schema: aspect },
  modelTypes: { folder: 'metamodel/types', schema: modelType },
  relationships: { folder: 'metamodel/relationships', schema: relationshipType },
} as const;

export type MetamodelData = DataOf<typeof metamodelKinds>;
