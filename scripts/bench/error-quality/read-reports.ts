import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ExamSet } from '#subjects/errors/exam/exam-set.ts';
import { type ErrorReport, errorReports } from '#subjects/errors/schema/error-report.ts';

/**
 * The reports of one set of the exam.
 * @param root folder of the repository
 * @throws ZodError for a file that doesn't fit its schema
 */
export function readReports(root: string, set: ExamSet): ErrorReport[] {
  return errorReports.parse(parse(readFileSync(join(root, `subjects/errors/exam/${set}.yaml`), 'utf8')));
}
