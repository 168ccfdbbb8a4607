import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type InputOptions, rolldown } from 'rolldown';

const ISLAND = /^(.+)\.island\.tsx$/;

/** Names of all islands: each is a module `site/islands/{name}.island.tsx`. */
export function islandNames(root: string): string[] {
  return readdirSync(join(root, 'site/islands'))
    .flatMap((file) => ISLAND.exec(file)?.[1] ?? [])
    .sort();
}

/** The island that readers wait for on any page, so it is bundled with Preact instead of React: see docs/decisions/0037-first-search-answer.md. */
const SEARCH_DIALOG = 'search-dialog';
const PREACT = { react: 'preact/compat', 'react-dom': 'preact/compat' };

function options(root: string, input: string | Record<string, string>, alias = {}): InputOptions {
  return {
    input,
    cwd: root,
    platform: 'browser',
    resolve: { alias },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    logLevel: 'warn',
  };
}

/** The boot script as one minified classic script, to be inlined. */
export function bundleBootScript(root: string): Promise<string> {
  return bundleClassic(root, 'runtime/boot.ts');
}

/** The script behind the home page's banner as one minified classic script, to be inlined. */
export function bundleBannerScript(root: string): Promise<string> {
  return bundleClassic(root, 'runtime/banner.ts');
}

/** The worker that answers from a kept copy, as one classic script: not every browser takes modules there. */
export function bundleServiceWorker(root: string): Promise<string> {
  return bundleClassic(root, 'site/offline/service-worker.ts');
}

/** The search of an archive, as one classic script: browsers load no modules from a disk. */
export function bundleDiskSearch(root: string): Promise<string> {
  return bundleClassic(root, 'site/archive/disk-search.ts');
}

async function bundleClassic(root: string, module: string): Promise<string> {
  const bundle = await rolldown(options(root, module));
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/**
 * The runtime: one module at load and one that it loads for what readers operate. A bundle of its own, so that no chunk is
 * shared with islands and the first stays a single request.
 */
export async function bundleRuntime(root: string, outDir: string): Promise<Record<string, string>> {
  const bundle = await rolldown(options(root, { runtime: 'runtime/main.ts' }));
  const { output } = await bundle.write({
    dir: outDir,
    format: 'esm',
    minify: true,
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    // Notes for bundlers; browsers are the last to read this.
    comments: { annotation: false },
  });
  await bundle.close();
  return { runtime: output[0].fileName };
}

/** What runs in workers of its own; the search engine also runs on the page where there are none. */
const workers = {
  'search-worker': 'site/search/search-worker.ts',
  'errors-worker': 'site/tools/errors/errors-worker.ts',
  'recipe-worker': 'site/tools/recipes/recipe-worker.ts',
};

/** The workers, each a module that stands alone. */
export async function bundleWorkers(root: string, outDir: string): Promise<Record<string, string>> {
  const files = Object.entries(workers).map(async ([name, module]) => [
    name,
    await bundleWorker(root, outDir, name, module),
  ]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

async function bundleWorker(root: string, outDir: string, name: string, module: string): Promise<string> {
  const bundle = await rolldown(options(root, { [name]: module }));
  const { output } = await bundle.write({
    dir: outDir,
    format: 'esm',
    minify: true,
    entryFileNames: 'assets/[name]-[hash].js',
  });
  await bundle.close();
  return output[0].fileName;
}

/** The islands: the search dialog as one file, and the others with React and what they share in common chunks. */
export async function bundleIslands(root: string, outDir: string): Promise<Record<string, string>> {
  const others = islandNames(root).filter((name) => name !== SEARCH_DIALOG);
  const bundles = await Promise.all([
    bundleTogether(root, outDir, [SEARCH_DIALOG], PREACT),
    bundleTogether(root, outDir, others),
  ]);
  return Object.assign({}, ...bundles) as Record<string, string>;
}

async function bundleTogether(
  root: string,
  outDir: string,
  islands: readonly string[],
  alias = {},
): Promise<Record<string, string>> {
  const input = Object.fromEntries(islands.map((name) => [`islands/${name}`, `site/islands/${name}.island.tsx`]));
  const bundle = await rolldown(options(root, input, alias));
  const { output } = await bundle.write({
    dir: outDir,
    format: 'esm',
    minify: true,
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/shared/[name]-[hash].js',
  });
  await bundle.close();
  return Object.fromEntries(
    output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [[chunk.name, chunk.fileName]] : [])),
  );
}
