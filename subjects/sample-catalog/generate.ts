import type { Generated } from '#generators/generated.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import { indexModel } from '#subjects/metamodel/model-index.ts';
import { urnRules } from '#subjects/metamodel/urn-facts.ts';
import { catalogOf } from './catalog.ts';
import { checkCatalog } from './check-catalog.ts';
import type { CatalogData } from './data.ts';
import { metadataFile, metadataFilePath } from './metadata-file.ts';

/** Checks the catalog and publishes it as a metadata file. */
export function generateCatalog(data: CatalogData & MetamodelData): Generated {
  const { entities } = catalogOf(data);
  if (entities.length === 0) return { drafts: [], problems: [] };
  return {
    drafts: [],
    problems: checkCatalog(data, indexModel(data).index, urnRules(data)),
    files: { [metadataFilePath]: metadataFile(entities) },
  };
}
