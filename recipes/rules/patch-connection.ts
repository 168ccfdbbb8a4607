import type { Part } from '../check/context.ts';
import { addConnection, canReadDataHub } from '../check/datahub-connection.ts';
import type { Finding, Rule } from '../check/rule.ts';
import { textOf, valueAt } from '../yaml/tree.ts';

/** Sources and transformers that read from DataHub, without a connection that can. */
export const patchConnection: Rule = {
  id: 'patch-connection',
  severity: 'error',
  explanation:
    '`semantics: PATCH` and `write_semantics: PATCH` read what the server has before they write, and transformers of domains look the domains up. All of them need the `datahub-rest` sink, or `datahub_api` beside another sink.',
  page: '/docs/metadata-ingestion/docs/transformer/dataset_transformer#relationship-between-replace_existing-and-semantics',
  find: (context) => {
    if (canReadDataHub(context)) return [];
    const parts = [...(context.source ? [context.source] : []), ...context.transformers];
    return parts.flatMap((part): Finding[] => {
      const { kind, type } = part;
      const name = textOf(type?.value) ?? '';
      if (type === undefined || !(mergesWithServer(part) || /dataset_domain$/.test(name))) return [];
      const message = `The ${kind} \`${name}\` needs a connection that reads from DataHub, and the recipe has none.`;
      return [{ at: type.value, message, fixes: addConnection(context) }];
    });
  },
};

/** Whether the part merges its metadata with that of the server. Sources such as dbt do so by default. */
function mergesWithServer({ kind, plugin, config }: Part): boolean {
  if (kind === 'transformer') return textOf(valueAt(config?.value, 'semantics'))?.toUpperCase() === 'PATCH';
  const option = plugin?.options.find(({ path }) => path === 'write_semantics');
  // Sources compare the name in capital letters.
  return option !== undefined && (textOf(valueAt(config?.value, option.path)) ?? option.default) === 'PATCH';
}
