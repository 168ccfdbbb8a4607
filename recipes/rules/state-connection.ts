import { entryOf, isOn, valueAt } from '#yaml/tree.ts';
import { addConnection, canReadDataHub } from '../check/datahub-connection.ts';
import type { Rule } from '../check/rule.ts';

/** Stateful ingestion without a connection that can read. */
export const stateConnection: Rule = {
  id: 'state-connection',
  severity: 'error',
  explanation:
    'The state of a run is kept in DataHub and read from there. Sinks other than `datahub-rest` can only write, so the recipe needs `datahub_api` with the address of the metadata service.',
  page: '/docs/metadata-ingestion/docs/dev_guides/stateful',
  find: (context) => {
    const stateful = entryOf(context.source?.config?.value, 'stateful_ingestion');
    if (stateful === undefined || !isOn(valueAt(stateful.value, 'enabled')) || canReadDataHub(context)) return [];
    const message = '`stateful_ingestion` needs a connection that reads from DataHub, and the recipe has none.';
    return [{ at: stateful.keySpan, message, fixes: addConnection(context) }];
  },
};
