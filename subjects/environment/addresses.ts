import type { EnvironmentData } from './data.ts';

/** Address of the overview; every page of the reference is below it. */
export const environmentPath = '/docs/deploy/environment';

/** Address of a page of the reference. @param id last part of the address */
export function pagePath(id: string): string {
  return `${environmentPath}/${id}`;
}

/** Which page shows the variables of each service, and whether that page also shows other services. */
export type ServicePages = ReadonlyMap<string, { id: string; isShared: boolean }>;

/** Finds the page of each service. */
export function servicePages({ environmentPages }: Pick<EnvironmentData, 'environmentPages'>): ServicePages {
  return new Map(
    environmentPages.flatMap(({ value: { id, services } }) =>
      services.map((service) => [service, { id, isShared: services.length > 1 }] as const),
    ),
  );
}

/** Anchor of a variable on the page of its service. Pages with several services need the service's name in it. */
export function variableAnchor(service: string, name: string, pages: ServicePages): string {
  const anchor = name.toLowerCase();
  return pages.get(service)?.isShared === true ? `${service}.${anchor}` : anchor;
}

/**
 * Link to a variable.
 * @param from page that contains the link
 * @returns nothing if no page shows the service
 */
export function variableHref(service: string, name: string, pages: ServicePages, from: string): string | undefined {
  const page = pages.get(service);
  if (page === undefined) return undefined;
  const anchor = `#${variableAnchor(service, name, pages)}`;
  return page.id === from ? anchor : `${pagePath(page.id)}${anchor}`;
}
