import type { Rule } from '#model/rules/site-under-check.ts';

/** A page that doesn't list the sources of its facts can't be checked again. */
export const pagesNoSources: Rule = ({ pages }) =>
  pages
    .filter(({ sources }) => sources.length === 0)
    .map(({ origin, title }) => ({
      ...origin,
      rule: 'pages/no-sources',
      message: `"${title}" doesn't list the files that its facts were checked against.`,
      fix: 'List them under "sources", one path in the upstream repository per line.',
      severity: 'error',
    }));
