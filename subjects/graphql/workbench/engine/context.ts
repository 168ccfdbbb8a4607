import type { GraphQLResolveInfo } from 'graphql';
import { serverError, unauthorized } from './errors.ts';
import type { Graph } from './graph.ts';
import { loadEntity } from './mappers/load.ts';
import type { Mapped } from './mappers/mapped.ts';
import type { EntityModel } from './model.ts';
import type { Privileges } from './privileges.ts';
import type { Search } from './search/index.ts';
import type { Store } from './store.ts';
import type { Json, JsonObject } from './types.ts';
import { parseUrn } from './urn.ts';

/** The context of the resolvers of one request. */
export interface Context {
  store: Store;
  graph: Graph;
  search: Search;
  privileges: Privileges;
  model: ReadonlyMap<string, EntityModel>;
  actor: string;
  /** When the catalog was loaded, in milliseconds. */
  loadedAt: number;
  /** The time of the request in milliseconds. */
  now: number;
  /** Classes of the platform that the request followed so far. */
  follows: Set<string>;
}

/** The object that a field belongs to. */
export type Source = Mapped;
/** Arguments of a field. Input objects are JSON objects. */
export type Args = JsonObject;

/** Behavior of a field, with the class of the platform that it follows. */
export interface Resolver {
  follows: string;
  run(source: Source, args: Args, context: Context, info: GraphQLResolveInfo): unknown;
}

/** Resolvers by type and field. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** A resolver that follows a class of the platform. */
export function follow(follows: string, run: Resolver['run']): Resolver {
  return { follows, run };
}

/** Resolvers of a query or mutation that only need the arguments. */
export function operation(follows: string, run: (args: Args, context: Context) => unknown): Resolver {
  return { follows, run: (_source, args, context) => run(args, context) };
}

/** A loaded entity of the type that the URN names, as a GraphQL object. */
export function load(urn: string, context: Context): Mapped | null {
  return loadEntity(urn, context.store);
}

/** The audit stamp of a change in this request. */
export function auditStamp({ actor, now }: Context): JsonObject {
  return { time: now, actor };
}

/** Rejects the request if the actor doesn't have a platform privilege. */
export function requirePlatform(context: Context, ...anyOf: readonly string[]): void {
  if (!hasPlatform(context, ...anyOf)) throw unauthorized();
}

/** Whether the actor has one of the platform privileges. */
export function hasPlatform({ privileges, actor }: Context, ...anyOf: readonly string[]): boolean {
  return anyOf.some((privilege) => privileges.has(actor, privilege));
}

/** Whether the actor can edit an entity: with Edit All, or with all of the specific privileges. */
export function mayEdit({ privileges, actor }: Context, urn: string, ...specific: readonly string[]): boolean {
  const resource = { type: parseUrn(urn)?.entity ?? '', urn };
  if (privileges.has(actor, 'EDIT_ENTITY', resource)) return true;
  return specific.every((privilege) => privileges.has(actor, privilege, resource));
}

/** Rejects the request if the actor can't edit an entity. */
export function requireEdit(context: Context, urn: string, ...specific: readonly string[]): void {
  if (!mayEdit(context, urn, ...specific)) throw unauthorized();
}

/** A URN of an argument. Text that isn't a URN throws a URISyntaxException, which clients don't see. */
export function requireUrn(value: Json | undefined): string {
  if (typeof value !== 'string' || parseUrn(value) === undefined) throw serverError(`Invalid URN: ${String(value)}`);
  return value;
}
