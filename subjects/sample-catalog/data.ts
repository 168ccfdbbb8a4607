import type { DataOf } from '#model/data-kind.ts';
import { catalogFile } from './schema.ts';

/** The entities of the sample catalog. */
export const catalogKinds = {
  catalogFiles: { folder: 'sample-catalog/entities', schema: catalogFile },
} as const;

export type CatalogData = DataOf<typeof catalogKinds>;
