import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ContentFacts } from './content-facts.ts';

/** The hash of a file, read in chunks. */
function hashOf(file: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(1 << 20);
  const handle = openSync(file, 'r');
  try {
    for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) {
      hash.update(buffer.subarray(0, read));
    }
  } finally {
    closeSync(handle);
  }
  return hash.digest('hex');
}

/** Two files of a build, one of which would remove the other. */
function inEachOthersWay(file: string, above: string): RangeError {
  return new RangeError(
    `Two addresses are in each other's way: "${file}" can't be written where "${above}" is a file.`,
  );
}

/** Data that shows that a file is still the one that was written. */
export interface FileStamp {
  file: string;
  size: number;
  mtimeMs: number;
}

/** What a writer has done. Plain data. */
export interface WrittenFiles {
  files: readonly string[];
  bytes: number;
  changed: number;
}

/**
 * Writes files below one folder, creates each folder once, and counts. An existing file with the same content is left unchanged, so its time shows
 * when it last changed. `removeOthers` deletes what an earlier build left behind.
 */
export class FileWriter {
  /** The folder that everything is below. */
  readonly root: string;
  readonly #folders = new Set<string>();
  /** Files of this build, below the root. */
  readonly files = new Set<string>();
  bytes = 0;
  /** Number of files whose content is new. */
  changed = 0;

  constructor(root: string) {
    this.root = root;
  }

  /**
   * @param file path below the root, with forward slashes
   * @throws RangeError when the path leaves the root: a page address must never decide where bytes land
   */
  write(file: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const target = this.#take(file, bytes.length);
    if (this.#size(target) === bytes.length && readFileSync(target).equals(bytes)) return;
    this.#put(target, bytes);
  }

  /**
   * Writes a file that is too large to be kept in memory.
   * @param chunks its text
   */
  writeChunks(file: string, chunks: Iterable<string>): ContentFacts {
    const aside = join(this.root, `${file}.new`);
    this.#makeFolder(aside);
    const hash = createHash('sha256');
    let bytes = 0;
    const handle = openSync(aside, 'w');
    try {
      for (const chunk of chunks) {
        const data = Buffer.from(chunk);
        hash.update(data);
        bytes += data.length;
        writeSync(handle, data);
      }
    } finally {
      closeSync(handle);
    }
    const sha256 = hash.digest('hex');
    const target = this.#take(file, bytes);
    if (this.#size(target) === bytes && hashOf(target) === sha256) rmSync(aside);
    else {
      renameSync(aside, target);
      this.changed += 1;
    }
    return { bytes, sha256 };
  }

  /** Writes a file whose name contains a hash of its content, so that files with equal names and sizes don't have to be read. */
  writeNamedByContent(file: string, text: string): void {
    const size = Buffer.byteLength(text);
    const target = this.#take(file, size);
    if (this.#size(target) !== size) this.#put(target, text);
  }

  /**
   * Copies a file whose name contains a hash of its content, so that files with equal names and sizes don't have to be read.
   * @param file path below the root
   * @param source file on this machine
   */
  copyNamedByContent(file: string, source: string): void {
    const { size } = statSync(source);
    const target = this.#take(file, size);
    if (this.#size(target) === size) return;
    this.#makeFolder(target);
    copyFileSync(source, target);
    this.changed += 1;
  }

  /** Everything that was written or already exists, for a writer in another thread. */
  written(): WrittenFiles {
    return { files: [...this.files], bytes: this.bytes, changed: this.changed };
  }

  /** Adds what a writer in another thread has written below the same root. No file may belong to both. */
  add({ files, bytes, changed }: WrittenFiles): void {
    for (const file of files) this.files.add(file);
    this.bytes += bytes;
    this.changed += changed;
  }

  /** Data that shows later whether files are unchanged. */
  stamps(files: readonly string[]): FileStamp[] {
    return files.map((file) => {
      const { size, mtimeMs } = statSync(join(this.root, file));
      return { file, size, mtimeMs };
    });
  }

  /**
   * Reuses files of an earlier build.
   * @returns whether they are still as that build wrote them; if not, none of them is reused
   */
  keep(stamps: readonly FileStamp[]): boolean {
    const isKept = stamps.every(({ file, size, mtimeMs }) => {
      const now = statSync(join(this.root, file), { throwIfNoEntry: false });
      return now?.size === size && now.mtimeMs === mtimeMs;
    });
    if (isKept) for (const { file, size } of stamps) this.#take(file, size);
    return isKept;
  }

  /** Bytes of a file of this build. */
  readBytes(file: string): Uint8Array {
    return readFileSync(join(this.root, file));
  }

  /** Text of a file of this build. */
  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /**
   * Removes files that don't belong to this build, and folders that are then empty.
   * @param isSpared whether a path below the root is kept anyway
   */
  removeOthers(isSpared: (file: string) => boolean): void {
    const removeBelow = (folder: string): boolean => {
      let isEmpty = true;
      for (const entry of readdirSync(join(this.root, folder), { withFileTypes: true })) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        const isGone = entry.isDirectory() ? removeBelow(path) : !this.files.has(path) && !isSpared(path);
        if (!isGone) isEmpty = false;
        else if (entry.isDirectory()) rmdirSync(join(this.root, path));
        else rmSync(join(this.root, path));
      }
      return isEmpty;
    };
    removeBelow('');
  }

  #put(target: string, content: string | Uint8Array): void {
    this.#makeFolder(target);
    writeFileSync(target, content);
    this.changed += 1;
  }

  #take(file: string, size: number): string {
    const target = join(this.root, file);
    if (relative(this.root, target).startsWith('..')) throw new RangeError(`"${file}" is outside the output folder.`);
    if (!this.files.has(file)) this.bytes += size;
    this.files.add(file);
    return target;
  }

  /** Size of the existing file. */
  #size(target: string): number | undefined {
    const found = statOf(target);
    if (found === undefined) this.#clearWayTo(target);
    if (!found?.isDirectory()) return found?.size;
    // A former folder is now a file.
    const folder = this.#pathOf(target);
    for (const file of this.files) if (file.startsWith(`${folder}/`)) throw inEachOthersWay(file, folder);
    rmSync(target, { recursive: true });
    return undefined;
  }

  /** Removes a file that is now a folder. */
  #clearWayTo(target: string): void {
    let above = dirname(target);
    if (this.#folders.has(above)) return;
    let found = statOf(above);
    while (found === undefined) {
      above = dirname(above);
      found = statOf(above);
    }
    if (found.isDirectory()) return;
    if (this.files.has(this.#pathOf(above))) throw inEachOthersWay(this.#pathOf(target), this.#pathOf(above));
    rmSync(above);
  }

  /** Path below the root, as `files` has it. */
  #pathOf(target: string): string {
    return relative(this.root, target).replaceAll(sep, '/');
  }

  #makeFolder(target: string): void {
    const folder = dirname(target);
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

/** What is at a path; undefined if nothing is there, or if one of its folders is a file, in which case Node 20 throws and Node 24 doesn't. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    return undefined;
  }
}
