import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { addressesOf } from '../check/addresses.ts';
import type { Rule } from '../check/rule.ts';
import { pathOf, withPath } from './gms-path.ts';

/** Public addresses without `/api/gms`, which mostly belong to the web application. */
export const proxiedAddress: Rule = {
  id: 'proxied-address',
  severity: 'advice',
  explanation:
    'Behind a load balancer, mostly only the web application has a public name. It hands on what comes to `/api/gms`. If the metadata service has this name for itself, all is well. To find out, open the address with `/config` behind it: `noCode` must be `"true"` in the answer.',
  page: '/docs/metadata-ingestion/sink_docs/datahub#addresses',
  find: (context) =>
    addressesOf(context).flatMap(({ node, path, service, hosts: [first] }): Finding[] => {
      const address = String(node.value).trim();
      const isPublic =
        /^https:\/\//i.test(address) && (first?.port === '' || first?.port === '443') && !/gms/i.test(address);
      if (service !== 'gms' || !isPublic || !/^\/?$/.test(pathOf(address)) || address.includes('$')) return [];
      return [
        {
          at: node,
          message: `\`${path}\` looks like the address of the web application.`,
          fixes: [replaceFix('Add `/api/gms`', node, withPath(address, '/api/gms'))],
        },
      ];
    }),
};
