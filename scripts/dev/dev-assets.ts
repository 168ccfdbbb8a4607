import type { AssetManifest } from '#output/asset-manifest.ts';
import { bundleBannerScript, bundleBootScript, islandModules, workerModules } from '#output/assets/bundle-scripts.ts';
import { styleSheets } from '#output/assets/bundle-styles.ts';

const FONTS = 'node_modules/@fontsource-variable/manrope/files';

/** Browser files as the dev server serves them: the sources themselves, which Vite compiles on request. */
export async function devAssets(root: string): Promise<AssetManifest> {
  const islands = Object.entries(islandModules(root)).map(([name, module]) => [`islands/${name}`, module]);
  const sheets = Object.entries(styleSheets(root));
  return {
    files: {
      runtime: 'scripts/dev/client.ts',
      ...workerModules(root),
      font: `${FONTS}/manrope-latin-wght-normal.woff2`,
      'font-latin-ext': `${FONTS}/manrope-latin-ext-wght-normal.woff2`,
      favicon: 'site/shell/favicon.svg',
      'icon-180': 'site/shell/favicon.svg',
      'brand-icons': 'assets/brand-icons.svg',
      ...Object.fromEntries(islands),
      'styles/core': 'styles/core.css',
      ...Object.fromEntries(sheets.map(([name, file]) => [`styles/${name}`, file])),
    },
    bootScript: await bundleBootScript(root),
    bannerScript: await bundleBannerScript(root),
    // Only a build writes one, because a copy would hide edits.
    serviceWorker: '',
    diskSearch: '',
    // Linked instead, so that Vite can replace it while the page stays.
    inlineStyles: '',
    inlineSheets: {},
  };
}
