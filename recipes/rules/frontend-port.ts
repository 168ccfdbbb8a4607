import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { addressesOf, isOwnMachine } from '../check/addresses.ts';
import type { Rule } from '../check/rule.ts';
import { pathOf, withPath } from './gms-path.ts';

/** The address of the web application in place of that of the metadata service. */
export const frontendPort: Rule = {
  id: 'frontend-port',
  severity: 'error',
  explanation:
    'Port 9002 is the web application. The sink needs the metadata service (GMS), usually on port 8080, or the way through the web application, whose address ends with `/api/gms`. That way takes an access token and works only with Metadata Service Authentication.',
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
          message: `\`${path}\` is the address of the web application, not of the metadata service.`,
          fixes: [
            ...(isNear ? [replaceFix(`Write \`${direct}\``, node, direct)] : []),
            replaceFix('Go through the web application, with `/api/gms`', node, withPath(address, '/api/gms')),
          ],
        },
      ];
    }),
};
