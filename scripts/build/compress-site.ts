import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED_FROM, isCompressible } from '#output/hosting/content-types.ts';
import { filesBelow } from '../files-below.ts';

const ENDINGS = ['.gz', '.br'] as const;

/** For larger files, the best brotli compression takes seconds per file and saves a tenth. */
const BEST_UP_TO = 100_000;

/** Files of a search index. Only two are larger, and every search waits for one of them. */
const INDEX = /[\\/]search[\\/][^\\/]+$/;

const AT_ONCE = 4;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export interface Compressed {
  /** Number of files with both forms, and number of files that got them now. */
  files: number;
  compressed: number;
  /** Bytes before, with gzip and with brotli. */
  bytes: { plain: number; gz: number; br: number };
}

function brotliParameters(file: string, size: number) {
  const quality = size <= BEST_UP_TO || INDEX.test(file) ? constants.BROTLI_MAX_QUALITY : 6;
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size };
}

/**
 * Writes a `.gz` and a `.br` beside every text file of a built site, for hosts that send them unchanged. Both have the time of
 * their file, so that validators agree. Files that already have this time are left unchanged.
 */
export async function compressSite(dir: string): Promise<Compressed> {
  const files = allBelow(dir).filter((file) => isCompressible(file) && statSync(file).size >= COMPRESSED_FROM);
  const current = new Set(files.filter(areFormsCurrent));
  removeForms(dir, current);
  const bytes = { plain: 0, gz: 0, br: 0 };
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      if (!current.has(file)) await compressFile(file);
      bytes.plain += statSync(file).size;
      bytes.gz += statSync(`${file}.gz`).size;
      bytes.br += statSync(`${file}.br`).size;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { files: files.length, compressed: files.length - current.size, bytes };
}

function areFormsCurrent(file: string): boolean {
  const time = statSync(file).mtime.getTime();
  return ENDINGS.every((ending) => statSync(file + ending, { throwIfNoEntry: false })?.mtime.getTime() === time);
}

async function compressFile(file: string): Promise<void> {
  const { atime, mtime } = statSync(file);
  const plain = readFileSync(file);
  const forms = await Promise.all([
    toGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
    toBrotli(plain, { params: brotliParameters(file, plain.length) }),
  ]);
  for (const [index, ending] of ENDINGS.entries()) {
    writeFileSync(file + ending, forms[index] ?? '');
    utimesSync(file + ending, atime, mtime);
  }
}

/** Removes the files that `compressSite` wrote, because hosts would send them instead of newer files. */
export function removeCompressed(dir: string): void {
  removeForms(dir, new Set());
}

const allBelow = (dir: string) => filesBelow(dir).map((file) => join(dir, file));

function removeForms(dir: string, spared: ReadonlySet<string>): void {
  for (const form of allBelow(dir)) {
    const ending = ENDINGS.find((each) => form.endsWith(each));
    const file = ending && form.slice(0, -ending.length);
    if (file !== undefined && isCompressible(file) && !spared.has(file)) rmSync(form);
  }
}
