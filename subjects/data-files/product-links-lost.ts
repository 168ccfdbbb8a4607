import type { Problem } from '#model/problem.ts';
import { anchorsByPath, answeringPaths, didYouMean, readAddress } from '#model/rules/addresses.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import type { PublishedData } from './data.ts';

/**
 * A page is missing at an address that the product's own interface links to. Released versions can't be fixed, so the address
 * must keep working.
 */
export function productLinksLost(
  { productLinks: [links] }: Pick<PublishedData, 'productLinks'>,
  site: SiteUnderCheck,
): Problem[] {
  if (!links) return [];
  const answering = answeringPaths(site);
  const anchors = anchorsByPath(site);
  const redirects = new Map((site.redirects?.value ?? []).map(({ from, to }) => [from, to]));
  return links.value.flatMap(({ path, anchors: wanted, from: [file = ''] }, index) => {
    const { path: target } = readAddress(redirects.get(path) ?? path);
    if (site.hidden.has(target)) return [];
    const at = (key: readonly (string | number)[]) => links.origin([index, ...key]);
    if (!answering.has(target)) {
      const fix = didYouMean(path, answering).fix ?? 'Write the page, or add a redirect to the page that replaces it.';
      const message = `The product links to "${path}" (${file}), but no page or redirect exists there.`;
      return [{ ...at(['path']), rule: 'product-links/lost', message, fix, severity: 'error' as const }];
    }
    const known = anchors.get(target) ?? [];
    return wanted.flatMap((anchor, position) => {
      if (known.includes(anchor)) return [];
      const message = `The product links to "${path}#${anchor}" (${file}), but "${target}" has no such anchor.`;
      const fix = `Add {#${anchor}} to the end of the heading that replaces it.`;
      return [{ ...at(['anchors', position]), rule: 'product-links/lost', message, fix, severity: 'error' as const }];
    });
  });
}
