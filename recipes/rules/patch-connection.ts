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
import { recipeMessage } from '../messages.ts';
import { kindWord } from '../words.ts';

/** Sources and transformers that read from DataHub without a connection for it. */
export const patchConnection: Rule = {
  id: 'patch-connection',
  severity: 'error',
  explanation: recipeMessage('recipeReadWhatServerHasBefore'),
  page: '/docs/metadata-ingestion/docs/transformer/dataset_transformer#relationship-between-replace_existing-and-semantics',
  find: (context) => {
    if (canReadDataHub(context)) return [];
    const parts = [...(context.source ? [context.source] : []), ...context.transformers];
    return parts.flatMap((part): Finding[] => {
      const { kind, type } = part;
      if (type === undefined || !readsDataHub(part)) return [];
      const name = textOf(type.value) ?? '';
      const message = recipeMessage('recipeNeedsConnectionReadsFromDatahub', { kind: kindWord(kind), name });
      return [{ at: type.value, message, fixes: addConnection(context) }];
    });
  },
};

function readsDataHub({ kind, type, config, plugin }: Part): boolean {
  if (kind === 'source') return sourceReadsDataHub(config?.value, plugin?.options ?? []);
  return transformerReadsDataHub(textOf(type?.value) ?? '', config?.value);
}
