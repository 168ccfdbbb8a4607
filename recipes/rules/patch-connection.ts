import type { Finding } from '#yaml/check/rule.ts';
import { textOf } from '#yaml/tree.ts';
import type { Part } from '../check/context.ts';
import {
  addConnection,
  canReadDataHub,
  sourceReadsDataHub,
  transformerReadsDataHub,
} from '../check/datahub-connection.ts';
import type { Rule } from '../check/rule.ts';

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
      if (type === undefined || !readsDataHub(part)) return [];
      const name = textOf(type.value) ?? '';
      const message = `The ${kind} \`${name}\` needs a connection that reads from DataHub, and the recipe has none.`;
      return [{ at: type.value, message, fixes: addConnection(context) }];
    });
  },
};

function readsDataHub({ kind, type, config, plugin }: Part): boolean {
  if (kind === 'source') return sourceReadsDataHub(config?.value, plugin?.options ?? []);
  return transformerReadsDataHub(textOf(type?.value) ?? '', config?.value);
}
