import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { drawPreview, previewGround } from './draw-preview.ts';
import { type PreviewCard, previewFile } from './preview-card.ts';
import { unpackFont } from './preview-font.ts';
import { siteCards } from './site-cards.ts';
import { textMask } from './text-mask.ts';

/** Pictures that are worked on at once: sharp and zlib have threads of their own. */
const AT_ONCE = 8;

/**
 * Writes the picture of every page. Those that an earlier build has drawn come from the cache.
 * @param outDir folder of the built site, which has the fonts already
 * @param cacheDir e.g. `.cache`
 */
export async function writePreviews(
  writer: FileWriter,
  model: SiteModel,
  assets: AssetManifest,
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): Promise<void> {
  const folder = join(cacheDir, 'previews');
  const cards = new Map(siteCards(model).map((card) => [previewFile(card, assets), card]));
  const cached = (file: string) => join(folder, basename(file));
  const missing = [...cards].filter(([file]) => !existsSync(cached(file)));
  if (missing.length > 0) {
    mkdirSync(folder, { recursive: true });
    await drawAll(missing, model.config.title, cached, fontFiles(assets, outDir, folder));
  }
  for (const file of cards.keys()) writer.copyNamedByContent(file, cached(file));
}

function fontFiles(assets: AssetManifest, outDir: string, folder: string): { main: string; extended: string } {
  const unpacked = (name: string) => unpackFont(join(outDir, assets.files[name] ?? ''), folder);
  return { main: unpacked('font'), extended: unpacked('font-latin-ext') };
}

async function drawAll(
  cards: readonly (readonly [string, PreviewCard])[],
  siteTitle: string,
  cached: (file: string) => string,
  font: { main: string; extended: string },
): Promise<void> {
  // The library keeps every font that it was once given, and takes letters from it that the first one lacks.
  await textMask(font.extended, siteTitle, { size: 16, weight: 400 });
  const ground = await previewGround(font.main, siteTitle);
  const queue = [...cards];
  const draw = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const file = cached(next[0]);
      const aside = `${file}.${process.pid}`;
      writeFileSync(aside, await drawPreview(font.main, ground, next[1]));
      renameSync(aside, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}
