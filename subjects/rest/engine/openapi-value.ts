import { record } from '#subjects/graphql/workbench/engine/json.ts';
import type { Json, JsonObject } from '#subjects/graphql/workbench/engine/types.ts';

/** Fields whose records have the same name wherever they are, although nothing in the stored value says so. */
const namedFields = [
  ['globalTags', 'GlobalTags'],
  ['glossaryTerms', 'GlossaryTerms'],
] as const;

/** A member of a union as stored: its full name is the only key. */
const MEMBER = /"com\.linkedin\.(?:[a-z]+\.)+([A-Z]\w+)":\{/;

/**
 * An aspect as OpenAPI returns it (MappingUtil.mapAspectValue): with the name of its record in `__type`, and with `__type` instead of the full
 * name in unions. Like the platform, it does this with text: the first `}}` after a member's name counts as the member's end.
 * @param value the stored aspect
 * @param recordName name of its record, without the namespace
 * @throws SyntaxError where this leaves text that isn't JSON
 */
export function openapiValue(value: JsonObject, recordName: string): JsonObject {
  let text = JSON.stringify({ __type: recordName, ...value });
  for (;;) {
    const found = MEMBER.exec(text);
    const start = found === null ? -1 : found.index + found[0].length;
    const end = found === null ? -1 : text.indexOf('}}', start);
    if (found === null || end === -1) break;
    const content = text.slice(start, end);
    const type = `"__type" : "${found[1]}"`;
    text = `${text.slice(0, found.index)}${type}${content === '' ? '' : `,${content}`}}${text.slice(end + 2)}`;
  }
  for (const [field, type] of namedFields) {
    text = text.replaceAll(`"${field}":{`, `"${field}" : {"__type" : "${type}",`);
  }
  const parsed: Json = JSON.parse(text);
  return record(parsed) ?? {};
}
