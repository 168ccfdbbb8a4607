import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ExampleWorkbench, published } from '#subjects/graphql/fixtures/run-workbench.ts';
import type { JsonObject } from '#subjects/graphql/workbench/engine/index.ts';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';
import { median, milliseconds, percentile, type Row } from './row.ts';
import { serveSite } from './serve-site.ts';
import { openSlowPhone } from './slow-phone.ts';

const LOADS = 3;
/** An administrator of the sample company, who can run everything. */
const ACTOR = 'urn:li:corpuser:jonas.feld';
const PAGE = '/tools/graphql';
/** Elements of the workbench, as readers and assistive technology find them. */
const RESULT = 'section[aria-label="Result"], [role=region][aria-label="Result"]';

/** Measures the GraphQL workbench: its first result on a slow phone, and each documented operation on the sample catalog. */
export async function benchWorkbench(root: string, browser: Browser): Promise<Row[]> {
  const { origin, close } = await serveSite(join(root, 'dist'));
  try {
    const loads: WorkbenchLoad[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await loadWorkbench(browser, origin + PAGE));
    const times = await operationTimes();
    return [
      {
        what: 'GraphQL workbench, first result on slow 4G',
        budget: '≤ 1,500 ms',
        measured: milliseconds(median(loads.map(({ firstResult }) => firstResult))),
      },
      {
        what: '  until a run of the reader has a result',
        budget: '',
        measured: milliseconds(median(loads.map(({ ownResult }) => ownResult))),
      },
      {
        what: `  an operation on the catalog, slowest of ${times.length}`,
        budget: '≤ 50 ms',
        measured: `${Math.max(...times).toFixed(1)} ms (half ≤ ${percentile(times, 0.5).toFixed(1)} ms)`,
      },
    ];
  } finally {
    close();
  }
}

/** Milliseconds from the start of the navigation. */
interface WorkbenchLoad {
  /** Until a result is on the screen. */
  firstResult: number;
  /** Until a reader who presses Run as soon as possible has a result. */
  ownResult: number;
}

async function loadWorkbench(browser: Browser, address: string): Promise<WorkbenchLoad> {
  const { context, page } = await openSlowPhone(browser, 'slow');
  await page.goto(address, { waitUntil: 'commit' });
  const result = page.locator(RESULT);
  await result.getByText('"searchAcrossEntities"').first().waitFor();
  const firstResult = await page.evaluate(frameTime);
  await page.locator('.cm-editor').waitFor();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await result.getByText('The request succeeded.').waitFor();
  const ownResult = await page.evaluate(frameTime);
  await context.close();
  return { firstResult, ownResult };
}

/** The time of the next frame, in milliseconds since the navigation began. Runs in the page. */
const frameTime = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds that each documented operation takes here, the median of five runs after one that warms up. */
async function operationTimes(): Promise<number[]> {
  const operations = published.graphqlOperations.flatMap(({ value }) => value.operations);
  const catalog = catalogOf(published);
  const times: number[] = [];
  for (const { document: query, variables } of operations) {
    const runs: number[] = [];
    for (let run = 0; run < 6; run += 1) {
      const { workbench } = new ExampleWorkbench(catalog);
      const since = performance.now();
      await workbench.execute({
        query,
        variables: variables as JsonObject,
        actor: ACTOR,
      });
      runs.push(performance.now() - since);
    }
    times.push(median(runs.slice(1)));
  }
  return times;
}
