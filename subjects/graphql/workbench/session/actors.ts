import type { Catalog, CatalogEntity, JsonObject } from '../engine/index.ts';
import type { Actor } from './facts.ts';

/** The users of a catalog who have a role, and its administrator, in the order of their roles. */
export function catalogActors({ entities }: Catalog): Actor[] {
  const byUrn = new Map(entities.map((entity) => [entity.urn, entity]));
  const users = entities.filter(({ type }) => type === 'corpuser').map((user) => actorOf(user, byUrn));
  const withRole = users.filter(({ role }) => role !== '');
  return withRole.toSorted((a, b) => roleOrder(a) - roleOrder(b) || a.name.localeCompare(b.name, 'en'));
}

const order: readonly string[] = ['Admin', 'Editor', 'Reader'];
const roleOrder = ({ role }: Actor) => (order.includes(role) ? order.indexOf(role) : order.length);

function actorOf({ urn, aspects }: CatalogEntity, byUrn: ReadonlyMap<string, CatalogEntity>): Actor {
  const info: JsonObject = { ...aspects.corpUserInfo, ...aspects.corpUserEditableInfo };
  const roles = aspects.roleMembership?.roles;
  const [roleUrn] = Array.isArray(roles) ? roles : [];
  const role = typeof roleUrn === 'string' ? byUrn.get(roleUrn)?.aspects.dataHubRoleInfo?.name : undefined;
  return {
    urn,
    name: textOf(info.displayName) || textOf(info.fullName) || urn,
    role: textOf(role),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
