import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Formats that a source file may have, by file extension. */
export const formats: Readonly<Record<string, 'png' | 'jpeg' | 'svg'>> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.svg': 'svg',
};

/**
 * Lists the files in content/images/ and its folders, hidden ones left out.
 * @returns paths below content/ in the order of their names, for example `images/lineage.png`; none when the folder is missing
 */
export async function listImages(contentDir: string): Promise<string[]> {
  const found: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(contentDir, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) await walk(path);
      else found.push(path);
    }
  };
  try {
    await walk('images');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return found.sort();
}
