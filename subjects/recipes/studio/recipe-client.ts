import type { AnswerState } from '#site/worker-client/use-answer.ts';
import type { WorkerClient } from '#site/worker-client/worker-client.ts';
import type { RecipeAnswers, RecipeJobKind, RecipeJobs } from './recipe-worker.ts';

/** Sends questions about recipes to their worker. */
export type RecipeClient = WorkerClient<RecipeJobs, RecipeAnswers>;

/** What is known about the newest question of a kind. */
export type RecipeAnswerState<K extends RecipeJobKind> = AnswerState<RecipeJobs, RecipeAnswers, K>;
