export type {
  AspectChange,
  Catalog,
  CatalogEntity,
  Json,
  JsonObject,
  NotSimulated,
  Workbench,
  WorkbenchError,
  WorkbenchInput,
  WorkbenchRequest,
  WorkbenchResult,
} from './types.ts';
export { createWorkbench } from './workbench.ts';
