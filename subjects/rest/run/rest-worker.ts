/**
 * Answers requests on the sample catalog in a worker: nothing that a reader writes stops the page, and anything that takes too long can be stopped.
 */
import { fetchFacts } from '#site/worker-client/fetch-facts.ts';
import type { WorkerQuestion, WorkerReply } from '#site/worker-client/jobs.ts';
import { catalogActors } from '#subjects/graphql/workbench/session/actors.ts';
import { type WorkbenchFacts, workbenchFactsName } from '#subjects/graphql/workbench/session/facts.ts';
import type { RestRecords } from '../engine/rest-records.ts';
import { createRestServer, type RestServer } from '../engine/rest-server.ts';
import { answerCommand } from './answer-command.ts';
import type { RestAnswers, RestJobs } from './jobs.ts';
import { restFactsName } from './run-facts.ts';

let server: Promise<RestServer> | undefined;

addEventListener('message', ({ data: { id, folder, job } }: MessageEvent<WorkerQuestion<RestJobs>>) => {
  const reply = (message: WorkerReply<RestAnswers>) => postMessage(message);
  reply({ id, phase: 'loading' });
  opened(folder)
    .then((found) => {
      reply({ id, phase: 'working' });
      reply({ id, answer: answerCommand(job.command, found) });
    })
    .catch((error: unknown) => reply({ id, failure: String(error) }));
});

function opened(folder: string): Promise<RestServer> {
  server ??= open(folder).catch((error: unknown) => {
    // A later question tries again.
    server = undefined;
    throw error;
  });
  return server;
}

async function open(folder: string): Promise<RestServer> {
  const [facts, records] = await Promise.all([
    fetchFacts<WorkbenchFacts>(folder, workbenchFactsName),
    fetchFacts<RestRecords>(folder, restFactsName),
  ]);
  const [administrator] = catalogActors(facts);
  return createRestServer({
    catalog: facts,
    model: facts.model,
    records,
    now: facts.now,
    loader: administrator?.urn ?? '',
  });
}
