import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from './copy-repository.ts';
import { growContent } from './grow-content.ts';
import { limitMemory } from './memory-limit.ts';
import type { Row } from './row.ts';
import { type BuildRun, runBuild } from './run-build.ts';

const show = ({ seconds, megabytes }: BuildRun) => `${seconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`;

/** Measures builds in a copy of the repository: the first one, one with nothing to do, one after an edit, one of 4,000 pages. */
export async function benchBuild(root: string): Promise<Row[]> {
  const copy = copyRepository(root, join(root, 'content'));
  try {
    const cold = await runBuild(copy.root);
    const warm = await runBuild(copy.root);
    const page = join(copy.contentDir, 'docs/introduction.md');
    writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne sentence more.\n`);
    const edited = await runBuild(copy.root);
    growContent(copy.contentDir, 4000);
    const large = await runBuild(copy.root);
    const limited = await limitedBuild(copy.root);
    return [
      { what: 'Build, nothing cached', budget: '≤ 6 s', measured: show(cold) },
      { what: 'Build, nothing changed', budget: '', measured: show(warm) },
      { what: 'Build, one page edited', budget: '≤ 1.5 s', measured: show(edited) },
      { what: 'Build of 4,000 pages', budget: '≤ 30 s, ≤ 1,000 MB', measured: show(large) },
      { what: 'The same, granted 1,000 MB by the kernel', budget: 'passes', measured: limited },
    ];
  } finally {
    copy.remove();
  }
}

/** Builds from nothing with no more than a gigabyte. */
async function limitedBuild(root: string): Promise<string> {
  const limit = limitMemory(1e9);
  if (!limit) return 'not measured: limits can not be set here (they need root and control groups)';
  for (const folder of ['dist', '.cache']) rmSync(join(root, folder), { recursive: true });
  try {
    return `passed in ${show(await runBuild(root, limit))}`;
  } finally {
    limit.remove();
  }
}
