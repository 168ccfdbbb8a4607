import { z } from 'zod';
import { reportKinds } from './error-report.ts';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1).describe('A share of the explained reports, with three decimals.');

const answers = z.strictObject({
  reports: count.describe('All reports of the group.'),
  explained: count.describe('Reports that a known error explains; both shares are of these.'),
  first: share.describe('Right entry first, or the right question asked.'),
  three: share.describe('Right entry among the first three, or among the choices of a question.'),
  confidentlyWrong: count.describe('Reports for which a message is said to be found that belongs to another error.'),
  asked: count.describe('Reports for which a question is asked.'),
  silent: count.describe('Reports for which nothing is shown but what search finds.'),
});
export type ErrorAnswers = z.infer<typeof answers>;

/** How well the tool at /tools/errors answers the reports of its exam; `npm run bench -- errors --write` writes it. */
export const errorScore = z.strictObject({
  measured: z.iso.date(),
  tuning: answers,
  heldOut: answers,
  byKind: z.record(z.enum(reportKinds), answers).describe('Both sets by kind of report.'),
});
export type ErrorScore = z.infer<typeof errorScore>;
