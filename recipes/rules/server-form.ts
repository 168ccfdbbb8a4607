import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { addressesOf } from '../check/addresses.ts';
import type { Rule } from '../check/rule.ts';
import { variablePattern } from '../check/walk.ts';
import { recipeMessage } from '../messages.ts';

/** Metadata service addresses without a scheme. */
export const serverForm: Rule = {
  id: 'server-form',
  severity: 'error',
  explanation: recipeMessage('recipeRestClientNeedsKnowWhether'),
  page: '/docs/metadata-ingestion/sink_docs/datahub#addresses',
  find: (context) =>
    addressesOf(context).flatMap(({ node, path, service }): Finding[] => {
      const address = String(node.value).trim();
      if (service !== 'gms' || /^https?:\/\//i.test(address) || variablePattern.test(address)) return [];
      const bare = address.replace(/^[\w+.-]*:?\/\//, '');
      return [
        {
          at: node,
          message: recipeMessage('recipeDoesNotBegin', { path }),
          fixes: [
            replaceFix(
              recipeMessage('recipeWriteCode', { code: `http://${bare}` }),
              node,
              JSON.stringify(`http://${bare}`),
            ),
          ],
        },
      ];
    }),
};
