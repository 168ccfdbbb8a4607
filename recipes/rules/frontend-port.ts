import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { addressesOf, isOwnMachine } from '../check/addresses.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { pathOf, withPath } from './gms-path.ts';

/** The address of the web application in place of that of the metadata service. */
export const frontendPort: Rule = {
  id: 'frontend-port',
  severity: 'error',
  explanation: recipeMessage('recipePort9002WebApplicationSink'),
  page: '/docs/metadata-ingestion/sink_docs/datahub#addresses',
  find: (context) =>
    addressesOf(context).flatMap(({ node, path, service, hosts: [first] }): Finding[] => {
      const address = String(node.value).trim();
      if (service !== 'gms' || first?.port !== '9002' || /^\/api\/gms\b/.test(pathOf(address))) return [];
      const direct = address.replace(/:9002.*$/, ':8080').replace('datahub-frontend-react', 'datahub-gms');
      const isNear = isOwnMachine(first.host) || direct.includes('datahub-gms');
      return [
        {
          at: node,
          message: recipeMessage('recipeAddressWebApplicationNotMetadata', { path }),
          fixes: [
            ...(isNear ? [replaceFix(recipeMessage('recipeWriteCode', { code: direct }), node, direct)] : []),
            replaceFix(recipeMessage('recipeGoThroughWebApplication'), node, withPath(address, '/api/gms')),
          ],
        },
      ];
    }),
};
