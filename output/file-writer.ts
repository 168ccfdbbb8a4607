import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Writes files below one folder, makes folders once, and counts. */
export class FileWriter {
  readonly #root: string;
  readonly #folders = new Set<string>();
  files = 0;
  bytes = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * @param file path below the root, with forward slashes
   * @throws RangeError when the path leaves the root: a page address must never decide where bytes land
   */
  write(file: string, content: string | Uint8Array): void {
    const target = join(this.#root, file);
    if (relative(this.#root, target).startsWith('..')) throw new RangeError(`"${file}" is outside the output folder.`);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    writeFileSync(target, content);
    this.files += 1;
    this.bytes += Buffer.byteLength(content);
  }
}
