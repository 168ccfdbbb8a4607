import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentHash } from '#output/content-hash.ts';
import { buildAssets } from './build-assets.ts';

/** Everything that ends up in a browser file. The lock file represents React and the fonts. */
export const ASSET_INPUTS: readonly string[] = [
  'model',
  'yaml',
  'recipes',
  'runtime',
  'search',
  'site',
  'styles',
  'subjects',
  'output/assets',
  'package-lock.json',
];

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!path.includes('.') || !/\.\w+$/.test(path)) {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) yield* files(join(path, entry.name));
      else yield join(path, entry.name);
    }
  } else yield path;
}

function inputHash(root: string): string {
  const parts = ASSET_INPUTS.flatMap((input) => [...files(join(root, input))]).flatMap((file) => [
    file.slice(root.length),
    readFileSync(file),
  ]);
  return contentHash(...parts);
}

/** Browser files that have been built. */
export interface CachedAssets {
  manifest: AssetManifest;
  /** File on this machine by path below dist/. */
  files: ReadonlyMap<string, string>;
}

/**
 * The browser files, from `.cache/assets/{hash}` if none of their sources have changed.
 * @param cacheDir folder of the cache
 */
export async function cachedAssets(root: string, cacheDir: string): Promise<CachedAssets> {
  const folder = join(cacheDir, 'assets', inputHash(root));
  const manifestFile = join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) {
    // Built in a separate folder and then renamed, so that an interrupted build doesn't leave a partial folder behind.
    const draft = `${folder}.${process.pid}`;
    const manifest = await buildAssets(root, join(draft, 'files'));
    writeFileSync(join(draft, 'manifest.json'), JSON.stringify(manifest));
    try {
      renameSync(draft, folder);
    } catch (error) {
      // A build that ran at the same time was faster; its files are the same.
      if (!existsSync(manifestFile)) throw error;
      rmSync(draft, { recursive: true });
    }
  }
  const built = join(folder, 'files');
  return {
    manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as AssetManifest,
    files: new Map([...files(built)].map((file) => [file.slice(built.length + 1).replaceAll(sep, '/'), file])),
  };
}
