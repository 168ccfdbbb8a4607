import { mkdirSync } from 'node:fs';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { writeAppIcons } from './app-icons.ts';
import { writeBrandSprite } from './brand-sprite.ts';
import {
  bundleBannerScript,
  bundleBootScript,
  bundleDiskSearch,
  bundleIslands,
  bundleRuntime,
  bundleServiceWorker,
  bundleWorkers,
} from './bundle-scripts.ts';
import { bundleExtraStyleSheets, bundleStyleSheet } from './bundle-styles.ts';
import { copyStaticFiles } from './copy-static.ts';

/**
 * Builds everything that the browser loads besides pages.
 * @param root folder of the repository
 * @param outDir folder that receives `assets/`
 * @returns names of the written files, and what pages inline
 */
export async function buildAssets(root: string, outDir: string): Promise<AssetManifest> {
  mkdirSync(outDir, { recursive: true });
  const [bootScript, bannerScript, serviceWorker, diskSearch, runtime, workers, islands] = await Promise.all([
    bundleBootScript(root),
    bundleBannerScript(root),
    bundleServiceWorker(root),
    bundleDiskSearch(root),
    bundleRuntime(root, outDir),
    bundleWorkers(root, outDir),
    bundleIslands(root, outDir),
  ]);
  const sheets = bundleExtraStyleSheets(root, outDir);
  return {
    files: {
      ...runtime,
      ...workers,
      ...islands,
      ...sheets.files,
      ...copyStaticFiles(root, outDir),
      'brand-icons': writeBrandSprite(outDir),
      ...(await writeAppIcons(outDir)),
    },
    bootScript,
    bannerScript,
    serviceWorker,
    diskSearch,
    inlineStyles: bundleStyleSheet(root, 'styles/core.css'),
    inlineSheets: sheets.inline,
  };
}
