import type { CatalogData } from './data.ts';
import type { CatalogEntry } from './schema.ts';

/** An entity with its type, for example `dataset`. */
export interface CatalogEntity extends CatalogEntry {
  type: string;
}

/** The type in a URN: `urn:li:{type}:…`. */
export function entityTypeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

/** All entities of the catalog, in the order of the files. */
export function catalogOf({ catalogFiles }: CatalogData): { entities: CatalogEntity[] } {
  return {
    entities: catalogFiles.flatMap(({ value }) => value).map((entry) => ({ ...entry, type: entityTypeOf(entry.urn) })),
  };
}
