import type { Rule } from './site-under-check.ts';

/** Nobody can check a page again that does not say where its facts come from. */
export const pagesNoSources: Rule = ({ pages }) =>
  pages
    .filter(({ sources }) => sources.length === 0)
    .map(({ origin, title }) => ({
      ...origin,
      rule: 'pages/no-sources',
      message: `"${title}" does not say in which files its facts were checked.`,
      fix: 'Name them under "sources", one path of the upstream repository a line.',
      severity: 'error',
    }));
