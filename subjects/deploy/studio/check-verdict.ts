import { countProblems } from '#site/tools/check/count-problems.ts';
import type { AnswerState } from '#site/worker-client/use-answer.ts';
import type { DeployCheck, DeployFile } from '../check/check-deploy.ts';
import type { DeployAnswers, DeployJobs } from './deploy-worker.ts';

const files: Readonly<Record<DeployFile, string>> = {
  values: 'values file of the datahub chart',
  prerequisites: 'values file of the datahub-prerequisites chart',
  compose: 'Compose file',
  env: 'file with environment variables',
};

/** What is said about a file, also to screen readers: how many problems there are, or why nothing is known. */
export function checkVerdict({
  status,
  last,
}: Pick<AnswerState<DeployJobs, DeployAnswers, 'check'>, 'status' | 'last'>): string {
  if (status === 'idle') return '';
  if (status === 'slow') return 'Checking took longer than three seconds and was ended. Paste only the file.';
  if (status === 'failed') return 'The file couldn’t be checked.';
  if (last === undefined) return 'Checking…';
  return summary(last.answer);
}

/** The kind of file, and how many problems were found. */
export function summary({ file, problems, recognized }: DeployCheck): string {
  const things = file === 'values' || file === 'prerequisites' ? 'value' : 'variable';
  const found = `${recognized} ${things}${recognized === 1 ? '' : 's'}`;
  return `Read as a ${files[file]} with ${found} that we know. ${countProblems(problems) ?? 'No problems found.'}`;
}
