/** Address of an entity's page. */
export function entityPath(name: string): string {
  return `/docs/generated/metamodel/entities/${name.toLowerCase()}`;
}

/** Anchor of an aspect on the page of an entity: the slug of its heading. */
export function aspectAnchor(aspect: string): string {
  return aspect.toLowerCase();
}

/** Address of an aspect on the page of an entity. */
export function aspectHref(entity: string, aspect: string): string {
  return `${entityPath(entity)}#${aspectAnchor(aspect)}`;
}

/** Anchor of a type in the list of types on an entity's page. */
export function typeAnchor(name: string): string {
  return `type-${name.toLowerCase()}`;
}
