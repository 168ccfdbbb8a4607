import { record, records, text, texts } from './json.ts';
import type { Store } from './store.ts';
import type { JsonObject } from './types.ts';
import { entityOf } from './urn.ts';

/** The resource of an action. Platform privileges have no resource. */
export interface Resource {
  type: string;
  urn: string;
}

/** Privileges of users, by the policies in the store (DataHubAuthorizer and PolicyEngine). Changes of policies apply immediately. */
export class Privileges {
  #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Whether a policy grants the actor a privilege. */
  has(actor: string, privilege: string, resource?: Resource): boolean {
    return this.#policies().some(
      (policy) => texts(policy.privileges).includes(privilege) && this.#applies(policy, actor, resource),
    );
  }

  /** All privileges that policies grant the actor. */
  granted(actor: string, resource?: Resource): string[] {
    const granted = this.#policies().filter((policy) => this.#applies(policy, actor, resource));
    return [...new Set(granted.flatMap((policy) => texts(policy.privileges)))];
  }

  #policies(): JsonObject[] {
    return this.#store
      .ofType('dataHubPolicy')
      .map((urn) => this.#store.aspect(urn, 'dataHubPolicyInfo'))
      .filter((info) => info !== undefined);
  }

  #applies(policy: JsonObject, actor: string, resource: Resource | undefined): boolean {
    if (policy.state === 'INACTIVE') return false;
    return this.#resourceMatches(policy, resource) && this.#actorMatches(record(policy.actors) ?? {}, actor, resource);
  }

  #resourceMatches(policy: JsonObject, resource: Resource | undefined): boolean {
    const resources = record(policy.resources);
    if (policy.type === 'PLATFORM' || resources === undefined) return true;
    if (resource === undefined) return false;
    const filter = record(resources.filter);
    const type = text(resources.type);
    if (filter === undefined) {
      if (type !== null && type !== resource.type) return false;
      const named = type !== null && resources.resources !== undefined && resources.allResources !== true;
      return !named || texts(resources.resources).includes(resource.urn);
    }
    return records(filter.criteria).every((criterion) => {
      const values = this.#valuesOf(text(criterion.field)?.toUpperCase() ?? '', resource);
      // EQUALS is the only condition that exists.
      return texts(criterion.values).some((value) => values.includes(value));
    });
  }

  #valuesOf(field: string, { type, urn }: Resource): readonly string[] {
    if (field === 'RESOURCE_TYPE') return [type];
    if (field === 'RESOURCE_URN') return [urn];
    if (field === 'OWNER') return this.#owners(urn);
    if (field !== 'DOMAIN') return [];
    return entityOf(urn) === 'domain' ? [urn] : texts(this.#store.aspect(urn, 'domains')?.domains);
  }

  #actorMatches(actors: JsonObject, actor: string, resource: Resource | undefined): boolean {
    if (actors.allUsers === true || texts(actors.users).includes(actor)) return true;
    const groups = this.#groups(actor);
    if (actors.allGroups === true || texts(actors.groups).some((group) => groups.includes(group))) return true;
    if (actors.resourceOwners === true && resource !== undefined) {
      const owners = this.#owners(resource.urn);
      if (owners.includes(actor) || groups.some((group) => owners.includes(group))) return true;
    }
    const roles = texts(this.#store.aspect(actor, 'roleMembership')?.roles);
    return texts(actors.roles).some((role) => roles.includes(role));
  }

  #groups(actor: string): string[] {
    const ingested = texts(this.#store.aspect(actor, 'groupMembership')?.groups);
    const native = texts(this.#store.aspect(actor, 'nativeGroupMembership')?.nativeGroups);
    return [...ingested, ...native];
  }

  #owners(urn: string): string[] {
    return records(this.#store.aspect(urn, 'ownership')?.owners).flatMap((owner) => text(owner.owner) ?? []);
  }
}
