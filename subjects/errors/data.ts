import type { DataOf } from '#model/data-kind.ts';
import { errorEvidence } from './schema/error-evidence.ts';
import { errorScore } from './schema/error-score.ts';
import { knownError } from './schema/known-error.ts';
import { missingModules } from './schema/missing-modules.ts';
import { pageSymptoms } from './schema/symptoms.ts';

/** Known errors, troubleshooting tables, the evidence that distinguishes ambiguous messages, and the exam's result. */
export const errorKinds = {
  errors: { folder: 'errors', schema: knownError },
  symptoms: { folder: 'symptoms', depth: 'tree', schema: pageSymptoms },
  errorEvidence: { file: 'error-evidence.yaml', schema: errorEvidence },
  missingModules: { file: 'missing-modules.yaml', schema: missingModules },
  errorScores: { file: 'error-score.json', schema: errorScore },
} as const;

export type ErrorData = DataOf<typeof errorKinds>;
