/** Address of the pages about Helm values. */
export const helmPath = '/docs/deploy/helm';

/** Address of one of these pages. */
export function helmPagePath(id: string): string {
  return `${helmPath}/${id}`;
}

/** ID of a value's row. */
export function valueAnchor(path: string): string {
  return path.replaceAll('[]', '');
}

/** Path of a chart's JSON Schema below the base URL; part of the site's promise, so it never changes. */
export function helmSchemaPath(chart: string): string {
  return `schemas/helm/${chart}.json`;
}
