import { readFile } from 'node:fs/promises';
import { basename, extname, join, parse } from 'node:path';
import sharp from 'sharp';
import type { ImageAsset } from '#model/image.ts';
import type { Problem } from '#model/problem.ts';
import { formats, listImages } from './image-files.ts';
import { makeVariants, type PreparedImage, shortHash } from './make-variants.ts';

/** Narrower screenshots are blurry on high-density screens. */
const recommendedWidth = 1280;

/** All images of the site. */
export interface PreparedImages {
  /** By path below content/, for example `images/lineage.png`. */
  images: Record<string, ImageAsset>;
  /** Files to copy: path below the site's base → file on this machine. */
  files: Record<string, string>;
  problems: Problem[];
}

/**
 * Makes the sizes and formats of every file in content/images/.
 * @param contentDir folder of the content
 * @param cacheDir folder for results, for example `.cache`; they are keyed by the source file's bytes
 */
export async function prepareImages(contentDir: string, cacheDir: string): Promise<PreparedImages> {
  const result: PreparedImages = { images: {}, files: {}, problems: [] };
  // One after another, because sharp itself uses all cores, and memory use stays low.
  for (const source of await listImages(contentDir)) {
    const prepared = await prepare(source, contentDir, cacheDir);
    if ('rule' in prepared) {
      result.problems.push(prepared);
      continue;
    }
    result.images[source] = prepared.asset;
    Object.assign(result.files, prepared.files);
    const narrow = prepared.asset.width < recommendedWidth && prepared.asset.variants[0]?.format !== 'svg';
    if (narrow) result.problems.push(narrowImage(contentDir, prepared.asset));
  }
  return result;
}

async function prepare(source: string, contentDir: string, cacheDir: string): Promise<PreparedImage | Problem> {
  const file = `${basename(contentDir)}/${source}`;
  const expected = formats[extname(source).toLowerCase()];
  if (!expected) {
    const message = 'Images must be PNG, JPEG, or SVG files.';
    return { file, rule: 'images/format', message, fix: 'Convert the file, or move it elsewhere.', severity: 'error' };
  }
  const path = join(contentDir, source);
  const bytes = await readFile(path);
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    if (format !== expected) return wrongFormat(file, expected, format);
    if (expected !== 'svg') return await makeVariants(source, bytes, expected, cacheDir);
    const target = `assets/images/${parse(source).name}.${shortHash(bytes)}.svg`;
    const asset = { source, width, height, variants: [{ format: 'svg' as const, width, path: target }] };
    return { asset, files: { [target]: path } };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const message = `The image can't be read: ${reason.replace(/\.$/, '')}.`;
    return { file, rule: 'images/broken', message, fix: 'Export it again and replace the file.', severity: 'error' };
  }
}

function wrongFormat(file: string, expected: string, found: string): Problem {
  const message = `The file has the extension of a ${expected.toUpperCase()} file but contains a ${found.toUpperCase()} image.`;
  return { file, rule: 'images/format', message, fix: 'Rename it, or export it again.', severity: 'error' };
}

function narrowImage(contentDir: string, { source, width }: ImageAsset): Problem {
  return {
    file: `${basename(contentDir)}/${source}`,
    rule: 'images/narrow',
    message: `The image is ${width} pixels wide. Below ${recommendedWidth} pixels, it's blurry on high-density screens.`,
    fix: 'Take the screenshot again at double the resolution, unless this is all there is to show.',
    severity: 'warning',
  };
}
