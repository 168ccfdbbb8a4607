import { type InLanguage, type Message, type Said, sentences } from '#model/message.ts';
import { countProblems } from '#site/tools/check/count-problems.ts';
import type { AnswerState } from '#site/worker-client/use-answer.ts';
import type { DeployCheck, DeployFile } from '../../check/check-deploy.ts';
import type { DeployAnswers, DeployJobs } from '../deploy-worker.ts';
import { studioMessage } from '../messages.ts';

const files: Readonly<Record<DeployFile, Message>> = {
  values: studioMessage('deployValuesFileDatahubChart'),
  prerequisites: studioMessage('deployValuesFileDatahubPrerequisitesChart'),
  compose: studioMessage('deployReadCompose'),
  env: studioMessage('deployFileEnvironmentVariables'),
};

/** The status of a file, including for screen readers: how many problems there are, or why there is no result. */
export function checkVerdict({
  status,
  last,
}: Pick<AnswerState<DeployJobs, DeployAnswers, 'check'>, 'status' | 'last'>): Said {
  if (status === 'idle') return '';
  if (status === 'slow') return studioMessage('deployCheckingTookLongerThanThree');
  if (status === 'failed') return studioMessage('deployFileCouldntChecked');
  if (last === undefined) return studioMessage('deployChecking');
  return summary(last.answer);
}

/** The kind of file, and how many problems were found. */
export function summary({ file, problems, recognized }: InLanguage<DeployCheck>): Message {
  const found = file === 'values' || file === 'prerequisites' ? valuesCount(recognized) : variablesCount(recognized);
  return sentences(
    studioMessage('deployReadWeKnow', { file: files[file], found }),
    countProblems(problems) ?? studioMessage('deployNoProblemsFound'),
  );
}

function valuesCount(count: number): Message {
  return count === 1 ? studioMessage('deployOneValue') : studioMessage('deployValues', { count });
}

function variablesCount(count: number): Message {
  return count === 1 ? studioMessage('deployOneVariable') : studioMessage('deployVariables', { count });
}
