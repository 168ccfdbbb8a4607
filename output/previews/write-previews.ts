import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { Canvas } from './canvas.ts';
import { drawPreview, previewGround } from './draw-preview.ts';
import { type PreviewCard, previewFile } from './preview-card.ts';
import { openPreviewFonts } from './preview-fonts.ts';
import { siteCards } from './site-cards.ts';

/** Number of pictures that are processed at the same time. sharp and zlib use their own threads. */
const AT_ONCE = 8;

/**
 * Writes the picture of every page. Pictures that an earlier build drew come from the cache.
 * @param cacheDir for example `.cache`
 */
export async function writePreviews(
  writer: FileWriter,
  model: SiteModel,
  assets: AssetManifest,
  { cacheDir }: { cacheDir: string },
): Promise<void> {
  const folder = join(cacheDir, 'previews');
  const cards = new Map(siteCards(model).map((card) => [previewFile(card, assets), card]));
  const cached = (file: string) => join(folder, basename(file));
  const missing = [...cards].filter(([file]) => !existsSync(cached(file)));
  if (missing.length > 0) {
    mkdirSync(folder, { recursive: true });
    await drawAll(missing, model.config.title, cached);
  }
  for (const file of cards.keys()) writer.copyNamedByContent(file, cached(file));
}

async function drawAll(
  cards: readonly (readonly [string, PreviewCard])[],
  siteTitle: string,
  cached: (file: string) => string,
): Promise<void> {
  const fonts = openPreviewFonts('node_modules/@fontsource/manrope/files');
  const grounds = new Map<PreviewCard['motif'], Canvas>();
  for (const motif of new Set(cards.map(([, card]) => card.motif))) {
    grounds.set(motif, await previewGround(fonts, siteTitle, motif));
  }
  const queue = [...cards];
  const draw = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const file = cached(next[0]);
      const ground = grounds.get(next[1].motif) as Canvas;
      const aside = `${file}.${process.pid}`;
      writeFileSync(aside, await drawPreview(fonts, ground, next[1]));
      renameSync(aside, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}
