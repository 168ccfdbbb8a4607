import type { Browser } from '@playwright/test';
import type { SearchAdapter } from '#search/evaluation/adapter.ts';
import type { Case } from '#search/evaluation/case.ts';
import { examine } from '#search/evaluation/examine.ts';
import { growingPrefixes } from '#search/evaluation/perturb.ts';
import { keystrokes } from '#search/evaluation/robustness.ts';
import { kilobytes, percentile } from '../row.ts';
import { contents, indexBytes } from './bytes.ts';
import { type ComparedEngine, comparedEngines, loadEngine } from './engines.ts';
import { keystrokeTimes } from './keystroke-times.ts';
import { type LoadedExam, loadExam } from './load-exam.ts';
import { type EngineResult, formatQuality } from './report.ts';
import { formatTable } from './table.ts';

/** One query in so many is timed and counted: costs vary less than answers. */
const COSTED = 8;
const PHONE = 4;

/** Measures quality and costs of our search and of others on the records of the real content; prints as it goes. */
export async function benchSearch(root: string, browser: Browser): Promise<void> {
  const loaded = await loadExam(root);
  const results: EngineResult[] = [];
  const costs: string[][] = [];
  for (const engine of comparedEngines) {
    const adapter = await loadEngine(engine, browser);
    if (adapter === undefined) {
      console.log(`${engine.name} is left out: its package is not installed.`);
      continue;
    }
    console.log(`Examining ${engine.name} …`);
    const { result, cost } = await measureEngine(engine, adapter, loaded, browser);
    results.push(result);
    costs.push(cost);
  }
  console.log(`\n${formatQuality(results)}\n`);
  const heading = [
    'Costs',
    'Index',
    'First answer',
    'at most',
    'Key p50',
    'p95',
    '¼ speed p50',
    'p95',
    'Keys to right page',
  ];
  console.log(formatTable(heading, costs));
  console.log(`\n${loaded.undocumented.length} names of the data stand on no page, so nothing was asked about them.`);
}

async function measureEngine(
  { name, module, asked }: ComparedEngine,
  adapter: SearchAdapter,
  { exam, records }: LoadedExam,
  browser: Browser,
): Promise<{ result: EngineResult; cost: string[] }> {
  const files = await adapter.build(records);
  const search = await adapter.open(async (file) => contents(files, file));
  const generated = exam.generated.filter((_, position) => position % asked === 0);
  const result = await examine(search, { ...exam, generated });
  const costed = exam.development.filter(({ kind }, position) => kind !== 'no-answer' && position % COSTED === 0);
  const bytes = await indexBytes(
    adapter,
    files,
    costed.map(({ query }) => query),
  );
  const typed = await keystrokes(search, costed);
  return {
    result: { name, result },
    cost: [
      name,
      kilobytes(bytes.all),
      kilobytes(bytes.firstAnswer.median),
      kilobytes(bytes.firstAnswer.most),
      ...(await timeCells(browser, module, files, costed)),
      String(percentile(typed, 0.5)),
    ],
  };
}

/** Median and 95th percentile of a keystroke at full speed, then at that of a phone. */
async function timeCells(
  browser: Browser,
  module: string | undefined,
  files: Parameters<typeof keystrokeTimes>[2],
  cases: readonly Case[],
): Promise<string[]> {
  if (module === undefined) return ['–', '–', '–', '–'];
  const typed = cases.flatMap(({ query }) => growingPrefixes(query));
  const cells: string[] = [];
  for (const slowdown of [1, PHONE]) {
    const times = await keystrokeTimes(browser, module, files, typed, slowdown);
    cells.push(...[0.5, 0.95].map((part) => `${percentile(times, part).toFixed(1)} ms`));
  }
  return cells;
}
