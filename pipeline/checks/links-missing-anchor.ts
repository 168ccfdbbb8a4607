import { anchorsByPath, didYouMean } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';
import { internalLinks } from './internal-links.ts';

/** A link leads to an anchor that doesn't exist on its page. */
export const linksMissingAnchor: Rule = (site) => {
  const anchors = anchorsByPath(site);
  return internalLinks(site).flatMap(({ path, anchor, origin, href, page }) => {
    // A translation has its own headings, so a link within it is looked up there.
    const known = page && href.startsWith('#') ? page.anchors : anchors.get(path);
    if (anchor === '' || anchor === 'main' || known === undefined || known.includes(anchor)) return [];
    const where = href.startsWith('#') ? 'on this page' : `on "${path}"`;
    const nearby = didYouMean(anchor, known).fix?.replace('"', '"#');
    const fix =
      nearby ??
      (known.length > 0 ? `That page's anchors are ${listed(known)}.` : 'Link to the page without an anchor.');
    const message = `There is no anchor "#${anchor}" ${where}.`;
    return [{ ...origin, rule: 'links/missing-anchor', message, fix, target: `${path}#${anchor}`, severity: 'error' }];
  });
};

function listed(anchors: readonly string[]): string {
  const shown = anchors.slice(0, 8).map((anchor) => `#${anchor}`);
  return [...shown, ...(anchors.length > 8 ? ['…'] : [])].join(', ');
}
