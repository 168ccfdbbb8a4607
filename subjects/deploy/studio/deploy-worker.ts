/**
 * Writes and checks deployment files in a worker: no text, however long or hostile, stops the page, and anything that takes too long can be stopped.
 */
import type { TextCompletion, TextExplanation } from '#model/text-check.ts';
import { fetchFacts } from '#site/worker-client/fetch-facts.ts';
import type { Job, WorkerQuestion, WorkerReply } from '#site/worker-client/jobs.ts';
import { checkDeploy, type DeployCheck, kindOfFile } from '../check/check-deploy.ts';
import { valueTree } from '../check/value-tree.ts';
import { type DeployFacts, deployFactsName } from '../deploy-facts.ts';
import { completeValues } from '../editor/complete-values.ts';
import { explainValues } from '../editor/explain-values.ts';
import { explainVariable } from '../editor/explain-variable.ts';
import type { Choices } from '../write/fields.ts';
import type { Typed } from '../write/take-entries.ts';
import { writeDeployment } from '../write/write-deployment.ts';
import { type LinkedDeployment, linkedDeployment } from './linked-deployment.ts';

/** What each kind of question needs. */
export interface DeployJobs {
  write: { choices: Choices; typed: Typed };
  check: { text: string };
  complete: { text: string; offset: number };
  explain: { text: string; offset: number };
}

export interface DeployAnswers {
  write: LinkedDeployment;
  check: DeployCheck;
  complete: readonly TextCompletion[];
  explain: TextExplanation | undefined;
}

let facts: Promise<DeployFacts> | undefined;

addEventListener('message', ({ data: { id, folder, job } }: MessageEvent<WorkerQuestion<DeployJobs>>) => {
  const reply = (message: WorkerReply<DeployAnswers>) => postMessage(message);
  answer(job, folder, () => reply({ id, phase: 'working' })).then(
    (found) => reply({ id, answer: found }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});

async function answer(
  job: Job<DeployJobs>,
  folder: string,
  begin: () => void,
): Promise<DeployAnswers[keyof DeployAnswers]> {
  facts ??= fetchFacts<DeployFacts>(folder, deployFactsName);
  const known = await facts.catch((error: unknown) => {
    // A failed attempt might work the next time.
    facts = undefined;
    throw error;
  });
  begin();
  if (job.kind === 'write') return linkedDeployment(writeDeployment(job.choices, job.typed, known.services), known);
  if (job.kind === 'check') return checkDeploy(job.text, known);
  const file = kindOfFile(job.text, known);
  if (file === 'env' || file === 'compose') {
    return job.kind === 'complete' ? [] : explainVariable(job.text, job.offset, known);
  }
  const tree = valueTree(file === 'values' ? known.values : known.prerequisites);
  return job.kind === 'complete'
    ? completeValues(job.text, job.offset, tree)
    : explainValues(job.text, job.offset, tree);
}
