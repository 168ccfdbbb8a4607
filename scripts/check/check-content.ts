import { join } from 'node:path';
import { checkScreens } from '#output/check-screens.ts';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { countPlanned } from '#pipeline/checks/count-planned.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { formatReport } from '#pipeline/report/format-report.ts';
import { verifiedReport } from './check-verified.ts';

/**
 * Checks the content and the page components, and prints every problem and how many addresses are planned.
 * @param showsReport whether a table of all pages is printed first, with the files that are not verified
 * @returns whether there was no error
 */
export async function checkContent(root: string, showsReport = false): Promise<boolean> {
  const {
    model,
    problems: contentProblems,
    report,
  } = await buildSiteModel({
    contentDir: join(root, 'content'),
    mode: 'check',
  });
  if (showsReport) console.log(`${formatReport(report)}\n${verifiedReport(root)}\n`);
  const problems = [...checkScreens(model.screens), ...contentProblems];
  if (problems.length > 0) console.log(formatProblems(problems));
  const pages = model.locales.reduce((sum, { pages: list }) => sum + list.length, 0);
  console.log(`${pages} pages, ${countPlanned(model)} addresses planned.`);
  return !problems.some(({ severity }) => severity === 'error');
}
