import { anchorsByPath, answeringPaths, didYouMean, readAddress } from './addresses.ts';
import type { Rule } from './site-under-check.ts';

/**
 * A page is missing at an address that the product's own interface links to. Released versions can't be fixed, so the address
 * must keep working.
 */
export const productLinksLost: Rule = (site) => {
  const answering = answeringPaths(site);
  const anchors = anchorsByPath(site);
  const redirects = new Map((site.redirects?.value ?? []).map(({ from, to }) => [from, to]));
  const { productLinks } = site;
  return (productLinks?.value ?? []).flatMap(({ path, anchors: wanted, from: [file = ''] }, index) => {
    const { path: target } = readAddress(redirects.get(path) ?? path);
    if (site.hidden.has(target)) return [];
    const at = (key: readonly (string | number)[]) => productLinks?.origin([index, ...key]) ?? { file: '' };
    if (!answering.has(target)) {
      const fix = didYouMean(path, answering).fix ?? 'Write the page, or add a redirect to the one that answers.';
      const message = `The product links to "${path}" (${file}), where nothing answers.`;
      return [{ ...at(['path']), rule: 'product-links/lost', message, fix, severity: 'error' as const }];
    }
    const known = anchors.get(target) ?? [];
    return wanted.flatMap((anchor, position) => {
      if (known.includes(anchor)) return [];
      const message = `The product links to "${path}#${anchor}" (${file}), but "${target}" has no such anchor.`;
      const fix = `End the line of the heading that answers with {#${anchor}}.`;
      return [{ ...at(['anchors', position]), rule: 'product-links/lost', message, fix, severity: 'error' as const }];
    });
  });
};
