import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '#scripts/check/run-tool.ts';
import { countVitest } from '#scripts/test/count-tests.ts';
import { copyRepository } from './copy-repository.ts';
import { growContent } from './grow-content.ts';
import { limitMemory } from './memory-limit.ts';
import { formatShares, outputShares, sizesBelow } from './output-size.ts';
import { type BuildTimes, buildPeer } from './peers/build-peer.ts';
import { STARLIGHT_RATIOS } from './peers/build-table.ts';
import { readPeerPages } from './peers/peer-page.ts';
import { starlight } from './peers/starlight.ts';
import type { Row } from './row.ts';
import { type BuildRun, runBuild } from './run-build.ts';

const show = ({ seconds, megabytes }: BuildRun) => `${seconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`;

/**
 * Measures builds in a copy of the repository: the first one, one with nothing to do, one after an edit, one of 4,000 pages, whose bytes
 * and counts are tested too.
 * @returns rows of the budget table, and a table of the output of the first build by kind of file
 */
export async function benchBuild(root: string): Promise<{ rows: Row[]; table: string }> {
  const copy = copyRepository(root, join(root, 'content'));
  try {
    const cold = await runBuild(copy.root);
    const table = formatShares(outputShares(sizesBelow(join(copy.root, 'dist'))));
    const warm = await runBuild(copy.root);
    const page = join(copy.contentDir, 'docs/introduction.md');
    writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne sentence more.\n`);
    const edited = await runBuild(copy.root);
    const starlightRows = await compareWithStarlight(join(copy.root, 'dist'), { cold, edited });
    growContent(copy.contentDir, 4000);
    const large = await runBuild(copy.root);
    const budgets = await byteBudgets(copy.root);
    const limited = await limitedBuild(copy.root);
    const rows = [
      { what: 'Build, nothing cached', budget: '', measured: show(cold) },
      { what: 'Build, nothing changed', budget: '', measured: show(warm) },
      { what: 'Build, one page edited', budget: '', measured: show(edited) },
      ...starlightRows,
      { what: 'Build of 4,000 pages', budget: '≤ 30 s, ≤ 1,000 MB', measured: show(large) },
      { what: 'Bytes and counts of the 4,000 pages (tests/budgets)', budget: 'pass', measured: budgets },
      { what: 'The same, limited to 1,000 MB by the kernel', budget: 'passes', measured: limited },
    ];
    return { rows, table };
  } finally {
    copy.remove();
  }
}

/**
 * Builds a site with Starlight from the same pages, because the ratio of both times doesn't depend on the machine's speed.
 * @param dist folder of our built site
 * @param ours how long our builds took
 */
async function compareWithStarlight(dist: string, ours: BuildTimes): Promise<Row[]> {
  const built = await buildPeer(starlight, readPeerPages(dist), true);
  if (typeof built === 'string' || !built.times) {
    return [{ what: 'Builds, ours ÷ Starlight', budget: '', measured: `not measured: ${built}` }];
  }
  const { times } = built;
  const row = (what: string, kind: keyof BuildTimes): Row => ({
    what,
    budget: `≤ ${STARLIGHT_RATIOS[kind]}`,
    measured: `${(ours[kind].seconds / times[kind].seconds).toFixed(2)}; Starlight took ${show(times[kind])}`,
  });
  return [
    row('Build, nothing cached, ours ÷ Starlight', 'cold'),
    row('Build, one page edited, ours ÷ Starlight', 'edited'),
  ];
}

/** Runs the tests of bytes and counts on the site that was built in a repository. Failures are printed. */
async function byteBudgets(root: string): Promise<string> {
  const report = join(root, '.cache/budgets.json');
  const { output } = await runTool(
    root,
    [
      'vitest',
      'run',
      '--project',
      'budgets',
      'tests/budgets',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { NODE_ENV: 'test' },
  );
  const { passed, failed } = countVitest(report);
  if (failed > 0) console.log(output);
  return `${passed} tests passed, ${failed} failed`;
}

/** Builds from scratch with at most a gigabyte. */
async function limitedBuild(root: string): Promise<string> {
  const limit = limitMemory(1e9);
  if (!limit) return 'not measured: memory limits can’t be set here because they require root and control groups';
  for (const folder of ['dist', '.cache']) rmSync(join(root, folder), { recursive: true });
  try {
    return `passed in ${show(await runBuild(root, limit))}`;
  } finally {
    limit.remove();
  }
}
