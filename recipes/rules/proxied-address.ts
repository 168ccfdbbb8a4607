import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { addressesOf } from '../check/addresses.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { pathOf, withPath } from './gms-path.ts';

/** Public addresses without `/api/gms`, which usually belong to the web application. */
export const proxiedAddress: Rule = {
  id: 'proxied-address',
  severity: 'advice',
  explanation: recipeMessage('recipeBehindLoadBalancerMostlyOnly'),
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
          message: recipeMessage('recipeLooksLikeAddressWebApplication', { path }),
          fixes: [
            replaceFix(recipeMessage('recipeAddCode', { code: '/api/gms' }), node, withPath(address, '/api/gms')),
          ],
        },
      ];
    }),
};
