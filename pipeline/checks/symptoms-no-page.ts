import { nearest } from '#model/nearest.ts';
import type { Rule } from './site-under-check.ts';

/** Every file of troubleshooting tables belongs to a page that draws them. */
export const symptomsNoPage: Rule = ({ symptoms, drafts }) => {
  const paths = drafts.map(({ path }) => path);
  return symptoms
    .filter(({ value }) => !paths.includes(value.page))
    .map(({ value: { page }, origin }) => {
      const meant = nearest(page, paths);
      return {
        ...origin(['page']),
        rule: 'symptoms/no-page',
        message: `There is no page at "${page}".`,
        fix: meant === undefined ? 'Write the page, or remove the file.' : `Did you mean "${meant}"?`,
        severity: 'error',
      };
    });
};
