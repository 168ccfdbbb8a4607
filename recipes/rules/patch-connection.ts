import { addConnection, canReadDataHub } from '../check/datahub-connection.ts';
import type { Finding, Rule } from '../check/rule.ts';
import { textOf, valueAt } from '../yaml/tree.ts';

/** Transformers that read from DataHub, without a connection that can. */
export const patchConnection: Rule = {
  id: 'patch-connection',
  severity: 'error',
  explanation:
    '`semantics: PATCH` reads what the server has before it writes, and transformers of domains look the domains up. Both need the `datahub-rest` sink, or `datahub_api` beside another sink.',
  page: '/docs/metadata-ingestion/docs/transformer/dataset_transformer#relationship-between-replace_existing-and-semantics',
  find: (context) => {
    if (canReadDataHub(context)) return [];
    return context.transformers.flatMap(({ type, config }): Finding[] => {
      const name = textOf(type?.value) ?? '';
      const isPatch = textOf(valueAt(config?.value, 'semantics'))?.toUpperCase() === 'PATCH';
      if (type === undefined || !(isPatch || /dataset_domain$/.test(name))) return [];
      const message = `The transformer \`${name}\` needs a connection that reads from DataHub, and the recipe has none.`;
      return [{ at: type.value, message, fixes: addConnection(context) }];
    });
  },
};
