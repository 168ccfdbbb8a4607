import { addConnection, canReadDataHub, lookedUpDomains } from '../check/datahub-connection.ts';
import type { Rule } from '../check/rule.ts';

/** Domains that the source looks up, without a connection that can. */
export const domainConnection: Rule = {
  id: 'domain-connection',
  severity: 'error',
  explanation:
    'Sources look up the IDs and names of domains in DataHub before they start. That takes the `datahub-rest` sink, or `datahub_api` beside another sink. URNs such as `urn:li:domain:marketing` need no connection, because they are used as they are.',
  page: '/docs/domains',
  find: (context) => {
    const { source } = context;
    if (canReadDataHub(context)) return [];
    return lookedUpDomains(source?.config?.value, source?.plugin?.options ?? []).map(({ key, keySpan }) => ({
      at: keySpan,
      message: `The domain \`${key}\` is looked up in DataHub, and the recipe has no connection that reads from it.`,
      fixes: addConnection(context),
    }));
  },
};
