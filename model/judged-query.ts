import { z } from 'zod';

/** Kinds of queries that readers type; measures are read per class. */
export const queryClasses = [
  'identifier',
  'error',
  'symptom',
  'task',
  'navigational',
  'synonym',
  'typo',
  'prefix',
  'command',
  'comparison',
  'no-answer',
] as const;

const targets = z
  .array(
    z
      .string()
      .regex(/^\/[^\s#]*(#\S+)?$/, 'a path of the site, perhaps with an anchor; * stands for any characters of either'),
  )
  .default([]);

const judgedQuery = z
  .strictObject({
    query: z.string().min(2).describe('As typed or pasted.'),
    origin: z.enum(['real', 'own']).describe('real: the wording of a reader, shortened; own: ours.'),
    thread: z
      .string()
      .regex(
        /^[\w-]+\/[\w-]+#\d+$/,
        'repository and number of a public thread, for example datahub-project/datahub#1846',
      )
      .optional()
      .describe('Where the wording was found; every real query names it.'),
    set: z
      .enum(['development', 'held-out'])
      .describe('held-out: no one looks at the results of the single query while the ranking is tuned.'),
    answers: targets.describe('Grade 3: answers the query.'),
    near: targets.describe('Grade 2: one click away from the answer.'),
    related: targets.describe('Grade 1: about the same thing.'),
    unrelated: targets.describe(
      'Grade 0: an engine proposed it, and someone looked at it and found that it is no help.',
    ),
    harmful: targets.describe('Grade −1: misleads, being outdated, of another edition, or history.'),
  })
  .refine(({ origin, thread }) => (origin === 'real') === (thread !== undefined), {
    error: 'A real query names its thread, and no other does.',
  });
export type JudgedQuery = z.infer<typeof judgedQuery>;

/** One file of search/evaluation/queries/: the queries of a class. */
export const judgedQueries = z
  .strictObject({
    class: z.enum(queryClasses).describe('The same as the file name.'),
    queries: z.array(judgedQuery).min(1),
  })
  .refine(
    ({ class: kind, queries }) => queries.every(({ answers }) => (answers.length === 0) === (kind === 'no-answer')),
    {
      error: 'Every query has an answer, except those of the class no-answer, which have none.',
    },
  );
