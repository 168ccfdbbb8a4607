import { nearest } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import type { ErrorData } from '../data.ts';

/** A file of troubleshooting tables names a page that doesn't exist. */
export function symptomsNoPage({ symptoms }: Pick<ErrorData, 'symptoms'>, { drafts }: SiteUnderCheck): Problem[] {
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
}
