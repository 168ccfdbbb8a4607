import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { formatAnswers, formatMissed } from './report.ts';
import { runExam } from './run-exam.ts';
import { scoreOf } from './score.ts';

/**
 * `npm run bench -- errors`: prints how the tool at /tools/errors answers the reports of its exam, and which reports of the tuning set it gets wrong.
 * Individual reports in the held-out set are never printed.
 * @param write whether to write the numbers to content/error-score.json, which the site shows
 */
export function benchErrors(root: string, { write }: { write: boolean }): void {
  const { tuning, heldOut } = runExam(root, loadTestData(join(root, 'content')));
  const score = scoreOf(tuning, heldOut);
  console.log(`${formatMissed(tuning)}\n\n${formatAnswers(score)}`);
  if (!write) return;
  const measured = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, 'content/error-score.json'), `${JSON.stringify({ measured, ...score }, null, 2)}\n`);
}
