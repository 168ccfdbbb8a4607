import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { stringify } from 'yaml';
import { UsageError } from '#scripts/options.ts';
import type { IndexFiles, Search, SearchAdapter } from '#search/evaluation/adapter.ts';
import { type ExamResult, examine } from '#search/evaluation/examine.ts';
import { growingPrefixes } from '#search/evaluation/perturb.ts';
import { keystrokes } from '#search/evaluation/robustness.ts';
import type { EngineCosts, EngineScore } from '#subjects/quality/search-score.ts';
import { percentile } from '../row.ts';
import { contents, indexBytes } from './bytes.ts';
import { type ComparedEngine, comparedEngines } from './engines.ts';
import { formatCosts } from './format-costs.ts';
import { keystrokeTimes } from './keystroke-times.ts';
import { type LoadedExam, loadExam } from './load-exam.ts';
import { poolUnjudged } from './pool.ts';
import { type EngineResult, formatQuality } from './report.ts';
import { sampleOfEachKind } from './sample.ts';
import { qualityOf } from './score.ts';
import { packageVersion, writeScore } from './score-file.ts';

/** One in this many queries is timed and counted, because costs vary less than answers. */
const COSTED = 8;
const PHONE = 4;
/** The number of each engine's top pages that need a judgment, because they determine the gates. */
const POOLED = 3;

export interface BenchSearchOptions {
  /** Names of the engines to measure, in lowercase; all by default. */
  only: readonly string[];
  /** Whether to write the numbers to content/search-score.json. */
  write: boolean;
}

/**
 * Measures quality and costs of our search and of others on the records of the real content; prints as it goes.
 * @throws UsageError for an unknown engine
 */
export async function benchSearch(root: string, browser: Browser, { only, write }: BenchSearchOptions): Promise<void> {
  const engines = enginesNamed(only);
  const loaded = await loadExam(root);
  const results: EngineResult[] = [];
  const scores: EngineScore[] = [];
  for (const engine of engines) {
    console.log(`Examining ${engine.name} …`);
    const { result, costs, keysToRightPage } = await measureEngine(engine, loaded, browser);
    results.push({ name: engine.name, result });
    console.log(formatCosts(engine.name, costs, keysToRightPage));
    scores.push({
      name: engine.name,
      ...(engine.package && { version: packageVersion(root, engine.package) }),
      measured: new Date().toISOString().slice(0, 10),
      quality: qualityOf(result),
      costs,
    });
  }
  console.log(`\n${formatQuality(results)}\n`);
  console.log(
    `${loaded.undocumented.length} names in the data don't appear on any page, so no queries were made for them.`,
  );
  if (write) writeScore(root, scores);
}

/**
 * Writes which pages near the top of any engine have no judgment, without measuring anything.
 * @returns path of the file, below the root
 */
export async function writePool(root: string, browser: Browser): Promise<string> {
  const { exam, records } = await loadExam(root);
  const searches: Search[] = [];
  for (const engine of comparedEngines) {
    const adapter = await engine.load(browser);
    const files = await adapter.build(records);
    searches.push(await adapter.open(async (file) => contents(files, file)));
  }
  const pool = {
    development: await poolUnjudged(exam.development, searches, POOLED),
    'held-out': await poolUnjudged(exam.heldOut, searches, POOLED),
  };
  const file = '.cache/search-pool.yaml';
  writeFileSync(join(root, file), stringify(pool));
  return file;
}

function enginesNamed(names: readonly string[]): readonly ComparedEngine[] {
  const known = comparedEngines.map(({ name }) => name.toLowerCase());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" isn't an engine. The engines are ${known.join(', ')}.`);
  return comparedEngines.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()));
}

async function measureEngine(
  engine: ComparedEngine,
  { exam, records }: LoadedExam,
  browser: Browser,
): Promise<{ result: ExamResult; costs: EngineCosts; keysToRightPage: number }> {
  const adapter = await engine.load(browser);
  const files = await adapter.build(records);
  const search = await adapter.open(async (file) => contents(files, file));
  const result = await examine(search, { ...exam, generated: sampleOfEachKind(exam.generated, engine.asked) });
  const costed = exam.development.filter(({ kind }, position) => kind !== 'no-answer' && position % COSTED === 0);
  const queries = costed.map(({ query }) => query);
  const costs = await costsOf(
    engine,
    { adapter: (await engine.loadForCosts?.(browser)) ?? adapter, files, queries },
    browser,
  );
  return { result, costs, keysToRightPage: percentile(await keystrokes(search, costed), 0.5) };
}

async function costsOf(
  { module }: ComparedEngine,
  { adapter, files, queries }: { adapter: SearchAdapter; files: IndexFiles; queries: readonly string[] },
  browser: Browser,
): Promise<EngineCosts> {
  const bytes = await indexBytes(adapter, files, queries);
  const typed = queries.flatMap(growingPrefixes);
  const times = async (slowdown: number) => {
    const measured = await keystrokeTimes(browser, module, files, typed, slowdown);
    return [0.5, 0.95].map((part) => Math.round(percentile(measured, part) * 10) / 10);
  };
  const [key = 0, keyMost = 0] = await times(1);
  const [slowKey = 0, slowKeyMost = 0] = await times(PHONE);
  const { all: index, firstAnswer } = bytes;
  return {
    index,
    firstAnswer: firstAnswer.median,
    firstAnswerMost: firstAnswer.most,
    key,
    keyMost,
    slowKey,
    slowKeyMost,
  };
}
