import { join } from 'node:path';
import { cachedAssets } from '#output/assets/cached-assets.ts';
import { checkScreens } from '#output/check-screens.ts';
import { type WrittenSite, writeSite } from '#output/write-site.ts';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import type { Folders } from '#scripts/folders.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/**
 * Builds the site from content to files; undefined when problems stopped it (they have been logged).
 * @param log gets progress and problems, line by line
 * @param options whether an archive for reading from a disk is made too, and whether the hashed files of earlier builds stay in the output folder
 */
export async function buildSite(
  { root, contentDir, outDir, cacheDir }: Folders,
  log: (line: string) => void,
  { archive = false, keepPrevious = false }: { archive?: boolean; keepPrevious?: boolean } = {},
): Promise<(WrittenSite & { model: SiteModel }) | undefined> {
  const since = performance.now();
  const lap = (what: string) => log(`${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`);

  // Names of browser files come from their bytes, so all builds of this code share them. Bundled while the content is read.
  const bundling = cachedAssets(root, join(root, '.cache'));
  // Code that waits for them is told about a failure. Until then, the failure must not end the process.
  bundling.catch(() => undefined);
  const {
    model,
    problems: contentProblems,
    imageFiles,
  } = await buildSiteModel({ contentDir, cacheDir, mode: 'build' });
  const problems = [...checkScreens(model.screens), ...contentProblems];
  if (problems.length > 0) log(formatProblems(problems));
  if (problems.some(({ severity }) => severity === 'error')) return undefined;
  lap(`Read ${model.locales.reduce((sum, { pages }) => sum + pages.length, 0)} pages`);

  const written = await writeSite(model, {
    outDir,
    cacheDir,
    codeVersion: process.env.DOCS_CODE_VERSION ?? 'test',
    assets: await bundling,
    imageFiles,
    archive,
    keepPrevious,
  });
  const { files, changed, bytes, build } = written;
  lap(`Wrote ${files} files, ${changed} of them new, ${(bytes / 1e6).toFixed(1)} MB, build ${build}`);
  if (written.archive) lap(`Wrote ${written.archive.file}, ${(written.archive.bytes / 1e6).toFixed(1)} MB`);
  return { ...written, model };
}
