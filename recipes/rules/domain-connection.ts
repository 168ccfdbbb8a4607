import { addConnection, canReadDataHub, lookedUpDomains } from '../check/datahub-connection.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Domains that the source looks up without a connection for it. */
export const domainConnection: Rule = {
  id: 'domain-connection',
  severity: 'error',
  explanation: recipeMessage('recipeSourcesLookUpIdsNames'),
  page: '/docs/domains',
  find: (context) => {
    const { source } = context;
    if (canReadDataHub(context)) return [];
    return lookedUpDomains(source?.config?.value, source?.plugin?.options ?? []).map(({ key, keySpan }) => ({
      at: keySpan,
      message: recipeMessage('recipeDomainLookedUpDatahubRecipe', { key }),
      fixes: addConnection(context),
    }));
  },
};
