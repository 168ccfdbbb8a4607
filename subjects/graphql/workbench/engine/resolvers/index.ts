import type { Resolver, Resolvers } from '../context.ts';
import { assetMutations } from './assets.ts';
import { classificationMutations } from './classification.ts';
import { entityFields, entityQueries } from './entities.ts';
import { historyFields, historyQueries } from './history.ts';
import { ingestionMutations } from './ingestion.ts';
import { labelMutations } from './labels.ts';
import { lineageMutations } from './lineage-edges.ts';
import { listFields, listQueries } from './lists.ts';
import { loadingFields } from './loading.ts';
import { peopleMutations } from './people.ts';
import { qualityMutations } from './quality.ts';
import { searchFields, searchQueries } from './search.ts';
import { viewMutations } from './views.ts';

/** All resolvers by type and field. Of two for the same field, the later one counts. */
export const resolvers: Resolvers = merged([
  loadingFields,
  entityFields,
  searchFields,
  historyFields,
  listFields,
  { Query: { ...entityQueries, ...searchQueries, ...historyQueries, ...listQueries } },
  {
    Mutation: {
      ...labelMutations,
      ...assetMutations,
      ...classificationMutations,
      ...peopleMutations,
      ...lineageMutations,
      ...qualityMutations,
      ...viewMutations,
      ...ingestionMutations,
    },
  },
]);

function merged(parts: readonly Resolvers[]): Resolvers {
  const types = new Map<string, Record<string, Resolver>>();
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part))) {
    types.set(type, { ...types.get(type), ...fields });
  }
  return Object.fromEntries(types);
}
