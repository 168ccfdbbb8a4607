import type { Problem } from '#model/problem.ts';
import { answeringPaths, didYouMean, readAddress } from '#model/rules/addresses.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import type { IntegrationData } from './data.ts';

/** The directory of integrations names a page that doesn't exist. A planned page is listed without a link. */
export function integrationsMissingPage({ integrations: [file] }: IntegrationData, site: SiteUnderCheck): Problem[] {
  if (!file) return [];
  const answering = answeringPaths(site);
  return file.value.flatMap(({ title, path: href }, index) => {
    const { path } = readAddress(href);
    if (answering.has(path) || site.hidden.has(path)) return [];
    const message = `The integration "${title}" refers to the page "${path}", which doesn't exist.`;
    const nearby = didYouMean(path, [...answering, ...site.hidden]);
    return [
      { ...file.origin([index, 'path']), rule: 'integrations/missing-page', message, ...nearby, severity: 'error' },
    ];
  });
}
