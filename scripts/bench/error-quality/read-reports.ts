import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ErrorReport, errorReports } from '#model/error-report.ts';
import type { ExamSet } from '#site/tools/errors/exam/exam-set.ts';

/**
 * The reports of one set of the exam.
 * @param root folder of the repository
 * @throws ZodError for a file that doesn't fit its schema
 */
export function readReports(root: string, set: ExamSet): ErrorReport[] {
  return errorReports.parse(parse(readFileSync(join(root, `site/tools/errors/exam/${set}.yaml`), 'utf8')));
}
