import type { FileWriter } from './file-writer.ts';

/**
 * Copies every size and format of the images to where pages expect them.
 * @param imageFiles path below the site's base → prepared file on this machine
 */
export function writeImages(writer: FileWriter, imageFiles: Readonly<Record<string, string>>): void {
  for (const [path, file] of Object.entries(imageFiles)) writer.copyNamedByContent(path, file);
}
