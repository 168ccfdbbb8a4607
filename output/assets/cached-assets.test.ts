import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { islandModules, workerModules } from './bundle-scripts.ts';
import { ASSET_INPUTS } from './cached-assets.ts';

test('an edit of any module of a browser file changes the digest of its inputs', async () => {
  const root = process.cwd();
  const bundle = await rolldown({
    input: {
      ...islandModules(root),
      ...workerModules(root),
      runtime: 'runtime/main.ts',
      boot: 'runtime/boot.ts',
      banner: 'runtime/banner.ts',
      offline: 'site/offline/service-worker.ts',
      archive: 'site/archive/disk-search.ts',
    },
    cwd: root,
    platform: 'browser',
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const modules = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
    .map((id) => relative(root, id));
  expect(modules.length).toBeGreaterThan(300);
  const isInput = (module: string) => ASSET_INPUTS.some((input) => module.startsWith(`${input}/`));
  expect(modules.filter((module) => !isInput(module))).toEqual([]);
});
