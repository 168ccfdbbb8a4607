import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteModel } from '#model/site-model.ts';
import type { FileWriter } from './file-writer.ts';

/** Copies every size and format of the images from the image cache to where pages expect them. */
export function writeImages(writer: FileWriter, model: SiteModel, imageDir: string): void {
  for (const { path } of model.images.flatMap(({ variants }) => variants)) {
    writer.write(path, readFileSync(join(imageDir, path)));
  }
}
