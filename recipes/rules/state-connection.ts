import { entryOf, isOn, valueAt } from '#yaml/tree.ts';
import { addConnection, canReadDataHub } from '../check/datahub-connection.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Stateful ingestion without a connection that can read. */
export const stateConnection: Rule = {
  id: 'state-connection',
  severity: 'error',
  explanation: recipeMessage('recipeStateRunKeptDatahubRead'),
  page: '/docs/metadata-ingestion/docs/dev_guides/stateful',
  find: (context) => {
    const stateful = entryOf(context.source?.config?.value, 'stateful_ingestion');
    if (stateful === undefined || !isOn(valueAt(stateful.value, 'enabled')) || canReadDataHub(context)) return [];
    const message = recipeMessage('recipeStateNeedsConnection');
    return [{ at: stateful.keySpan, message, fixes: addConnection(context) }];
  },
};
