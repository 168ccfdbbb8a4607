import { entityTypeOf } from '../entity-types.ts';
import { record, records, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import type { Aspects } from './common.ts';
import type { Mapped } from './mapped.ts';

/** DataHubViewMapper. One group of conditions is AND, several groups with one condition each are OR. */
export function view(urn: string, aspects: Aspects): Mapped {
  const info = aspects.dataHubViewInfo ?? {};
  const definition = record(info.definition) ?? {};
  const or = records(record(definition.filter)?.or);
  const single = or.length === 1;
  const groups = or.map(({ and }) => records(and));
  // A view of several groups that contain several conditions can't be shown, so its filters are empty.
  const shown = single ? groups.flat() : groups.some((group) => group.length > 1) ? [] : groups.flat();
  return {
    __typename: 'DataHubView',
    urn,
    type: 'DATAHUB_VIEW',
    viewType: info.type ?? null,
    name: info.name ?? null,
    description: info.description ?? null,
    definition: {
      entityTypes: texts(definition.entityTypes).map((name) => entityTypeOf(name) ?? null),
      filter: { operator: single ? 'AND' : 'OR', filters: shown.map(facetFilter) },
    },
  };
}

function facetFilter(criterion: JsonObject): Mapped {
  return {
    field: withoutKeyword(criterion.field),
    values: texts(criterion.values),
    condition: criterion.condition ?? 'EQUAL',
    negated: criterion.negated ?? false,
  };
}

function withoutKeyword(field: Json | undefined): string {
  return String(field ?? '').replace(/\.keyword$/, '');
}
