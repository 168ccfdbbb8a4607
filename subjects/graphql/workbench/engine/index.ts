export type {
  AspectChange,
  Catalog,
  CatalogEntity,
  Json,
  JsonObject,
  Workbench,
  WorkbenchError,
  WorkbenchResult,
} from './types.ts';
export { createWorkbench } from './workbench.ts';
