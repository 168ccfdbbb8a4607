import { nearest } from '#pipeline/problems/nearest.ts';
import { anchorsByPath } from './addresses.ts';
import type { Rule } from './site-under-check.ts';

/** Others link to an anchor that its page no longer has. */
export const addressesLostAnchor: Rule = (site) => {
  const { ledger } = site;
  if (!ledger) return [];
  const anchors = anchorsByPath(site);
  return Object.entries(ledger.value.addresses).flatMap(([path, entry]) => {
    const known = anchors.get(path);
    return (entry.anchors ?? []).flatMap((anchor, index) => {
      if (known === undefined || known.includes(anchor)) return [];
      const close = nearest(anchor, known);
      return [
        {
          ...ledger.origin(['addresses', path, 'anchors', index]),
          rule: 'addresses/lost-anchor',
          message: `Others link to "${path}#${anchor}", but the page has no such anchor any more.`,
          fix: `End the line of the heading that answers now${close ? ` (perhaps #${close})` : ''} with {#${anchor}}.`,
          severity: 'error' as const,
        },
      ];
    });
  });
};
