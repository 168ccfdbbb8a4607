import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageAsset, ImageVariant } from '#model/image.ts';

/** Widths in pixels that screens ask for. */
const widths = [320, 640, 1280, 1440, 1600];

/** Change this with every change to this file's output, because it is part of the cache key. */
const recipe = 'images-1';

/** An image with the files made of it: path below the site's base → file on this machine. */
export interface PreparedImage {
  asset: ImageAsset;
  files: Record<string, string>;
}

/**
 * Generates the sizes and formats of one raster image, or reads them from the cache.
 * @param source path below content/, for example `images/lineage.png`
 * @param bytes content of the file
 * @param cacheDir folder that keeps the results
 * @throws the error that sharp throws for a file it can't read
 */
export async function makeVariants(
  source: string,
  bytes: Uint8Array,
  format: 'png' | 'jpeg',
  cacheDir: string,
): Promise<PreparedImage> {
  const key = createHash('sha256').update(recipe).update(source).update(bytes).digest('hex');
  const folder = join(cacheDir, 'images', key);
  const cached = await readAsset(join(folder, 'asset.json'));
  const asset = cached ?? (await render(source, bytes, format, folder));
  const files = asset.variants.map(({ path }) => [path, join(folder, parse(path).base)] as const);
  return { asset, files: Object.fromEntries(files) };
}

/** The cached result. It is written last, so its presence guarantees that its files are complete. */
async function readAsset(file: string): Promise<ImageAsset | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ImageAsset;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function render(source: string, bytes: Uint8Array, format: 'png' | 'jpeg', folder: string): Promise<ImageAsset> {
  const image = sharp(bytes, { failOn: 'warning' });
  // The size after turning a photograph upright, as browsers would show it.
  const { width, height } = (await image.metadata()).autoOrient;
  await mkdir(folder, { recursive: true });
  const variants: ImageVariant[] = [];
  for (const target of variantWidths(width)) {
    const resized = image.clone().autoOrient().resize({ width: target });
    for (const variantFormat of ['avif', 'webp', format] as const) {
      const data = await encode(resized.clone(), variantFormat);
      const path = `assets/images/${parse(source).name}-${target}.${shortHash(data)}.${extension(variantFormat)}`;
      await writeFile(join(folder, parse(path).base), data);
      variants.push({ format: variantFormat, width: target, path });
    }
  }
  const asset = { source, width, height, variants };
  const json = join(folder, 'asset.json');
  await writeFile(`${json}.new`, JSON.stringify(asset));
  await rename(`${json}.new`, json);
  return asset;
}

/** The widths up to the image's own width, which is included unless it exceeds the largest. */
export function variantWidths(intrinsic: number): number[] {
  const smaller = widths.filter((width) => width < intrinsic);
  return intrinsic <= Math.max(...widths) ? [...smaller, intrinsic] : smaller;
}

/** Full quality in the source format. PNG is lossless as long as it has no palette. */
async function encode(image: Sharp, format: ImageVariant['format']): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 62, effort: 4 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 84, effort: 5 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 100 }).toBuffer();
  return image.png({ compressionLevel: 9 }).toBuffer();
}

/** Beginning of the hash of a file's bytes, for its name. */
export function shortHash(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 8);
}

function extension(format: ImageVariant['format']): string {
  return format === 'jpeg' ? 'jpg' : format;
}
