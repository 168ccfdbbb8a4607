import { anchorsByPath, answeringPaths, didYouMean, readAddress } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** A redirect leads to an address or an anchor that does not exist. */
export const redirectsMissingTarget: Rule = (site) => {
  const { redirects } = site;
  if (!redirects) return [];
  const answering = answeringPaths(site);
  const anchors = anchorsByPath(site);
  const redirected = new Set(redirects.value.map(({ from }) => from));
  return redirects.value.flatMap(({ to }, index) => {
    const { path, anchor } = readAddress(to);
    const known = anchors.get(path);
    const isMissing = !answering.has(path) && !redirected.has(path);
    const isLost = anchor !== '' && known !== undefined && !known.includes(anchor);
    if (!isMissing && !isLost) return [];
    const message = isMissing
      ? `There is no page at "${path}" to redirect to.`
      : `There is no anchor "#${anchor}" on "${path}".`;
    const nearby = isMissing
      ? didYouMean(path, answering)
      : { fix: didYouMean(anchor, known ?? []).fix?.replace('"', '"#') };
    const fix = nearby.fix ?? 'Use an address that exists.';
    return [{ ...redirects.origin([index, 'to']), rule: 'redirects/missing-target', message, fix, severity: 'error' }];
  });
};
