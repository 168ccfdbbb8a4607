import type { SdkPageId } from './schema.ts';

/** The module that contains the classes of the metamodel. */
export const modelsModule = 'datahub.metadata.schema_classes';

/** Address of a page of the reference. */
export function sdkPath(page: SdkPageId): string {
  return `/docs/python-sdk/${page}`;
}

/** Anchor of a module. */
export function moduleAnchor(module: string): string {
  return `module-${module}`;
}

/** Anchor of a class, function, method, or parameter: its full dotted name. */
export function memberAnchor(owner: string, member: string): string {
  return `${owner}.${member}`;
}
