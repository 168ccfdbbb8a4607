import { join } from 'node:path';
import type { SiteModel } from '#model/site-model.ts';
import { cachedAssets } from '#output/assets/cached-assets.ts';
import { type WrittenSite, writeSite } from '#output/write-site.ts';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';

export interface BuildOptions {
  /** Folder of the repository: code, node_modules and .cache. */
  root: string;
  contentDir: string;
  outDir: string;
  log: (line: string) => void;
}

/** Builds the site from content to files; undefined when problems stopped it (they have been logged). */
export async function buildSite(options: BuildOptions): Promise<(WrittenSite & { model: SiteModel }) | undefined> {
  const { root, contentDir, outDir, log } = options;
  const cacheDir = join(root, '.cache');
  const since = performance.now();
  const lap = (what: string) => log(`${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`);

  const { model, problems } = await buildSiteModel({ contentDir, cacheDir, mode: 'build' });
  if (problems.length > 0) log(formatProblems(problems));
  if (!model || problems.some(({ severity }) => severity === 'error')) return undefined;
  lap(`Read ${model.locales.reduce((sum, { pages }) => sum + pages.length, 0)} pages`);

  const written = await writeSite(model, {
    outDir,
    codeVersion: process.env.DOCS_CODE_VERSION ?? 'test',
    assets: (dir) => cachedAssets(root, cacheDir, dir),
    imageDir: join(cacheDir, 'images'),
  });
  lap(`Wrote ${written.files} files, ${(written.bytes / 1e6).toFixed(1)} MB, build ${written.build}`);
  return { ...written, model };
}
