import { type InputOptions, rolldown } from 'rolldown';
import { findByEnding } from './find-by-ending.ts';

const ISLAND = /([^/]+)\.island\.tsx$/;
const WORKER = /([^/]+-worker)\.ts$/;

/** Modules of all islands by their name: each is a file `{name}.island.tsx` of the frame or of a subject. */
export function islandModules(root: string): Record<string, string> {
  return findByEnding(root, ['site', 'subjects'], ISLAND);
}

/** The island that readers wait for on any page, so it is bundled with Preact instead of React: see docs/decisions/0037-first-search-answer.md. */
const SEARCH_DIALOG = 'search-dialog';
const PREACT = { react: 'preact/compat', 'react-dom': 'preact/compat' };

const PURE = /node_modules\/(?:graphql-language-service|vscode-languageserver-types|debounce-promise|nullthrows)\//;

function options(root: string, input: string | Record<string, string>, alias = {}): InputOptions {
  return {
    input,
    cwd: root,
    platform: 'browser',
    resolve: { alias },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    // Packages that don't declare their modules free of side effects. Only the parts that are used are bundled.
    treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
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

/** The worker that serves a saved copy, as one classic script, because not every browser supports modules there. */
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
 * The runtime: one module that every page loads, and one that is loaded when the reader operates something. It is bundled
 * separately, so that it shares no chunk with islands and the first module remains a single request.
 */
export async function bundleRuntime(root: string, outDir: string): Promise<Record<string, string>> {
  const bundle = await rolldown(options(root, { runtime: 'runtime/main.ts' }));
  const { output } = await bundle.write({
    dir: outDir,
    format: 'esm',
    minify: true,
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    // Comments for bundlers, which browsers don't need.
    comments: { annotation: false },
  });
  await bundle.close();
  return { runtime: output[0].fileName };
}

/**
 * Modules that run in separate workers, by name. Each is a file `{name}-worker.ts`. The search engine also runs on the page if
 * there are no workers.
 */
export function workerModules(root: string): Record<string, string> {
  // The service worker is a classic script, bundled for itself.
  const { 'service-worker': _, ...workers } = findByEnding(root, ['site', 'subjects'], WORKER);
  return workers;
}

/** The workers, each a module that stands alone. */
export async function bundleWorkers(root: string, outDir: string): Promise<Record<string, string>> {
  const files = Object.entries(workerModules(root)).map(async ([name, module]) => [
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
  const { [SEARCH_DIALOG]: dialog, ...others } = islandModules(root);
  if (dialog === undefined) throw new Error(`There is no ${SEARCH_DIALOG}.island.tsx.`);
  const bundles = await Promise.all([
    bundleTogether(root, outDir, { [SEARCH_DIALOG]: dialog }, PREACT),
    bundleTogether(root, outDir, others),
  ]);
  return Object.assign({}, ...bundles) as Record<string, string>;
}

async function bundleTogether(
  root: string,
  outDir: string,
  islands: Readonly<Record<string, string>>,
  alias = {},
): Promise<Record<string, string>> {
  const input = Object.fromEntries(Object.entries(islands).map(([name, module]) => [`islands/${name}`, module]));
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
