import type { Rule } from '#model/rules/site-under-check.ts';

/** A page that does not say where its facts come from can't be checked again. */
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
