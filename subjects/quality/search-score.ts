import { z } from 'zod';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1).describe('A share or a mean of shares, with three decimals.');
const milliseconds = z.number().min(0);

const found = z.strictObject({
  queries: count.describe('Queries with an answer.'),
  first: share.describe('With a page that answers first.'),
  three: share.describe('With one among the first three.'),
  rank: share.describe('Mean of 1 divided by the place of the first that answers, 0 below the tenth.'),
});
const foundByKind = z.record(z.string(), found);

/** How many queries an engine answers correctly. The same code, content, and queries always produce the same numbers. */
const quality = z.strictObject({
  judged: found.describe('Both sets of the judged queries.'),
  development: found,
  heldOut: found,
  byClass: foundByKind.describe('Both sets by class.'),
  generated: found,
  generatedByKind: foundByKind,
  gain: share.describe('nDCG@10 of the judged queries.'),
  rightSection: share,
  harmful: count.describe('Judged queries with a harmful page among the first three.'),
  unjudged: z.number().min(0).describe('Mean number of pages without a judgment among the first five.'),
  falselyConfident: count.describe('Queries without an answer that are answered as if there were one.'),
  beforeTypingError: share.describe('Right in three, of the queries that have a word long enough for an error.'),
  afterTypingError: share,
  unequalSpellings: count.describe('Spellings of names that rank another page first.'),
});

/** An engine's cost for readers. Bytes are as sent by a host, without code, and times are from one machine. */
const costs = z.strictObject({
  index: count,
  firstAnswer: count.describe('Bytes before the first answer, for the query in the middle.'),
  firstAnswerMost: count,
  key: milliseconds.describe('Median time of an answer while typing.'),
  keyMost: milliseconds.describe('95th percentile.'),
  slowKey: milliseconds.describe('At a quarter of the speed.'),
  slowKeyMost: milliseconds,
});

/** How well search answers, ours first; `npm run bench -- search --write` writes it. */
export const searchScore = z.strictObject({
  engines: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        version: z.string().optional().describe('Of the package; absent for the engine of this site.'),
        measured: z.iso.date(),
        quality,
        costs,
      }),
    )
    .min(1),
});

export type SearchScore = z.infer<typeof searchScore>;
export type EngineScore = SearchScore['engines'][number];
export type EngineQuality = EngineScore['quality'];
export type EngineCosts = EngineScore['costs'];
export type Found = z.infer<typeof found>;
