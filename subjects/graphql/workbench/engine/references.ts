import type { Context } from './context.ts';
import { record } from './json.ts';
import type { Json, JsonObject } from './types.ts';
import { entityOf } from './urn.ts';

/**
 * Deletes an entity, and then what refers to it (DeleteEntityService.deleteReferencesTo): elements of lists and optional fields are removed, and an
 * aspect that requires the reference is deleted. The platform does the second part in the background.
 */
export function deleteWithReferences(context: Context, urn: string): void {
  const { store, graph, model } = context;
  const sources = new Set(graph.related(urn, [], 'INCOMING').map((each) => each.urn));
  store.delete(urn);
  for (const source of sources) {
    for (const { aspect, path, optional, to } of model.get(entityOf(source))?.relationships ?? []) {
      const stored = store.aspect(source, aspect);
      if (stored === undefined || !to.includes(entityOf(urn))) continue;
      const cleaned = without(stored, path, urn, optional);
      if (cleaned === null) store.deleteAspect(source, aspect);
      else if (cleaned !== stored) store.write(source, aspect, cleaned);
    }
  }
}

/** The object without references to the URN at a path; the same object if there are none, and null if nothing valid remains. */
function without(value: JsonObject, path: readonly string[], urn: string, optional: boolean): JsonObject | null {
  const [step, ...rest] = path;
  const inner = step === undefined ? undefined : value[step];
  if (step === undefined || inner === undefined) return value;
  if (Array.isArray(inner)) {
    const elements = inner.flatMap((element) => cleaned(element, rest.slice(1), urn, false) ?? []);
    return same(elements, inner) ? value : { ...value, [step]: elements };
  }
  const kept = cleaned(inner, rest, urn, optional);
  if (kept === inner) return value;
  if (kept !== null) return { ...value, [step]: kept };
  if (!optional) return null;
  const { [step]: _, ...others } = value;
  return others;
}

function cleaned(value: Json, path: readonly string[], urn: string, optional: boolean): Json {
  if (path.length === 0) return value === urn ? null : value;
  const inner = record(value);
  if (inner === undefined) return value;
  return path[0] === '*' ? withoutMember(inner, path.slice(1), urn) : without(inner, path, urn, optional);
}

/** The member of a union. */
function withoutMember(value: JsonObject, path: readonly string[], urn: string): Json {
  return Object.values(value).some((member) => cleaned(member, path, urn, false) === null) ? null : value;
}

function same(a: readonly Json[], b: readonly Json[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}
