/**
 * Checks documents and runs them on the sample catalog in a worker: nothing that a reader writes stops the page, and anything that takes too long can
 * be stopped.
 */
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql';
import { fetchFacts } from '#site/worker-client/fetch-facts.ts';
import type { Job, WorkerQuestion, WorkerReply } from '#site/worker-client/jobs.ts';
import { createWorkbench, type Workbench } from './engine/index.ts';
import { checkDocument, parseDocument } from './language/check-document.ts';
import { completeAt } from './language/complete-at.ts';
import { describeSchema, type SchemaDescriptions } from './language/describe-schema.ts';
import { explainAt } from './language/explain-at.ts';
import { formatDocument } from './language/format-document.ts';
import { liftValues } from './language/lift-values.ts';
import { catalogActors } from './session/actors.ts';
import { descriptionsName, type WorkbenchFacts, workbenchFactsName } from './session/facts.ts';
import type { WorkbenchAnswers, WorkbenchJobs } from './session/jobs.ts';
import { showResult } from './session/show-result.ts';

/** What the worker keeps between questions. */
interface Session {
  facts: WorkbenchFacts;
  schema: GraphQLSchema;
  /** Created for the first request. */
  workbench: Workbench | undefined;
}

let session: Promise<Session> | undefined;
let descriptions: Promise<void> | undefined;

addEventListener('message', ({ data: { id, folder, job } }: MessageEvent<WorkerQuestion<WorkbenchJobs>>) => {
  const reply = (message: WorkerReply<WorkbenchAnswers>) => postMessage(message);
  answer(job, folder, (phase) => reply({ id, phase })).then(
    (found) => reply({ id, answer: found }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});

async function answer(
  job: Job<WorkbenchJobs>,
  folder: string,
  tell: (phase: 'loading' | 'working') => void,
): Promise<WorkbenchAnswers[keyof WorkbenchAnswers]> {
  const opened = await open(folder);
  const { schema, facts } = opened;
  if (job.kind === 'complete' || job.kind === 'explain') {
    tell('loading');
    await describe(schema, folder);
  }
  tell('working');
  switch (job.kind) {
    case 'open': {
      const found = facts.operations.find(({ name }) => name === job.name);
      return found && { document: found.document, variables: found.variables };
    }
    case 'actors':
      return catalogActors(facts);
    case 'check':
      return checkDocument(schema, job.document);
    case 'complete':
      return completeAt(schema, job.document, job.offset);
    case 'explain':
      return explainAt(schema, job.document, job.offset);
    case 'format':
      return formatDocument(job.document);
    case 'lift': {
      const document = parseDocument(job.document);
      return document instanceof GraphQLError ? undefined : liftValues(schema, document);
    }
    case 'run':
      return run(opened, job);
    case 'reset':
      opened.workbench?.reset();
      return { changes: [] };
  }
}

async function run(opened: Session, { document, operationName, variables, actor }: Job<WorkbenchJobs, 'run'>) {
  const { facts, schema } = opened;
  opened.workbench ??= createWorkbench({
    catalog: { entities: facts.entities },
    schema,
    model: facts.model,
    now: () => facts.now,
  });
  const result = await opened.workbench.execute({
    query: document,
    variables,
    actor,
    ...(operationName !== '' && { operationName }),
  });
  return showResult(result, opened.workbench.diff());
}

function open(folder: string): Promise<Session> {
  session ??= load(folder).catch((error: unknown) => {
    // A failed attempt might work the next time.
    session = undefined;
    throw error;
  });
  return session;
}

async function load(folder: string): Promise<Session> {
  const facts = await fetchFacts<WorkbenchFacts>(folder, workbenchFactsName);
  return { facts, schema: buildSchema(facts.schema, { assumeValidSDL: true }), workbench: undefined };
}

/** Adds the descriptions to the schema, once. Completion and explanations work without them. */
function describe(schema: GraphQLSchema, folder: string): Promise<void> {
  descriptions ??= fetchFacts<SchemaDescriptions>(folder, descriptionsName).then(
    (loaded) => describeSchema(schema, loaded),
    (error: unknown) => {
      console.warn('The descriptions of the schema could not be loaded.', error);
      descriptions = undefined;
    },
  );
  return descriptions;
}
