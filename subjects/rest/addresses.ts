import type { RestPageId } from './schema/rest-page.ts';

const paths: Readonly<Record<RestPageId, string>> = {
  openapi: '/docs/api/openapi/reference',
  restli: '/docs/api/restli/reference',
  services: '/docs/api/other-endpoints',
};

/** Address of a page of the reference. */
export function restPath(page: RestPageId): string {
  return paths[page];
}

/**
 * Anchor of an endpoint: `aspects.ingestproposal` for an action, and otherwise the path and the method, such as `entities-v1-latest.get`.
 * @param id method and path
 * @param isFrontend whether the page also has the same path of the metadata service
 */
export function endpointAnchor(id: string, isFrontend: boolean): string {
  const [method = '', address = ''] = id.split(' ');
  const [path = '', query = ''] = address.split('?');
  const words = path
    .replace(isFrontend ? '' : /^\/openapi\//, '')
    .replace(/\{\w+\}/g, '')
    .split('/')
    .filter((part) => part !== '');
  const name = words.join('-') || 'root';
  const action = /^action=(\w+)$/.exec(query)?.[1];
  const verb = action ?? (query === '' ? method : `batch-${method}`);
  return `${isFrontend ? 'frontend.' : ''}${name}.${verb}`.toLowerCase();
}

/** Name of a record without its namespace; if two names are equal, the one for time series says so. */
export function recordLabel(name: string): string {
  const own = name.split('.').at(-1) ?? name;
  return name === 'com.linkedin.metadata.aspect.EnvelopedAspect' ? `${own} (time series)` : own;
}

/** Anchor of a record. */
export function recordAnchor(name: string): string {
  const label = recordLabel(name).toLowerCase();
  return `record-${label.replaceAll(/[^a-z0-9]+/g, '-').replace(/-$/, '')}`;
}
