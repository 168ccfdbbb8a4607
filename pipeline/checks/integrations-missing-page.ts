import { answeringPaths, didYouMean, readAddress } from './addresses.ts';
import type { Rule } from './site-under-check.ts';

/** The directory of integrations names a page that does not exist. Owed pages are fine: they are listed without a link. */
export const integrationsMissingPage: Rule = (site) => {
  const { integrations } = site;
  if (!integrations) return [];
  const answering = answeringPaths(site);
  return integrations.value.flatMap(({ title, path: href }, index) => {
    const { path } = readAddress(href);
    if (answering.has(path) || site.hidden.has(path)) return [];
    const origin = integrations.origin([index, 'path']);
    const message = `The integration "${title}" names the page "${path}", which does not exist.`;
    const nearby = didYouMean(path, [...answering, ...site.hidden]);
    return [{ ...origin, rule: 'integrations/missing-page', message, ...nearby, severity: 'error' }];
  });
};
