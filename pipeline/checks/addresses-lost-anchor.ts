import { nearest } from '#model/nearest.ts';
import { anchorsByPath, readAddress } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** Other sites link to an anchor that its page, or the page that replaced it, doesn't have. */
export const addressesLostAnchor: Rule = (site) => {
  const { ledger, redirects } = site;
  if (!ledger) return [];
  const anchors = anchorsByPath(site);
  const moved = new Map((redirects?.value ?? []).map(({ from, to }) => [from, readAddress(to).path]));
  return Object.entries(ledger.value.addresses).flatMap(([path, entry]) => {
    const target = moved.get(path) ?? path;
    const known = anchors.get(target);
    return (entry.anchors ?? []).flatMap((anchor, index) => {
      if (known === undefined || known.includes(anchor)) return [];
      const close = nearest(anchor, known);
      return [
        {
          ...ledger.origin(['addresses', path, 'anchors', index]),
          rule: 'addresses/lost-anchor',
          message: `Other sites link to "${path}#${anchor}", but ${target === path ? 'the page' : `"${target}", which replaced it,`} has no such anchor${target === path ? ' anymore' : ''}.`,
          fix: `Add {#${anchor}} to the end of the heading that replaces it${close ? ` (perhaps #${close})` : ''}.`,
          severity: 'error' as const,
        },
      ];
    });
  });
};
