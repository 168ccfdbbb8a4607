import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED_FROM, isCompressible } from '#output/hosting/content-types.ts';

const ENDINGS = ['.gz', '.br'] as const;

/** Above, the best of brotli takes seconds a file and saves a tenth. */
const BEST_UP_TO = 100_000;

const AT_ONCE = 4;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export interface Compressed {
  files: number;
  /** Bytes before, with gzip and with brotli. */
  bytes: { plain: number; gz: number; br: number };
}

function brotliParameters(size: number) {
  const quality = size <= BEST_UP_TO ? constants.BROTLI_MAX_QUALITY : 6;
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size };
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Writes a `.gz` and a `.br` beside every text file of a built site, for hosts that send them as they are. Both carry the time of their
 * file, so that validators agree. Those of an earlier run are replaced.
 */
export async function compressSite(dir: string): Promise<Compressed> {
  removeCompressed(dir);
  const files = filesBelow(dir).filter((file) => isCompressible(file) && statSync(file).size >= COMPRESSED_FROM);
  const bytes = { plain: 0, gz: 0, br: 0 };
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const { atime, mtime } = statSync(file);
      const plain = readFileSync(file);
      const [gz, br] = await Promise.all([
        toGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
        toBrotli(plain, { params: brotliParameters(plain.length) }),
      ]);
      bytes.plain += plain.length;
      bytes.gz += gz.length;
      bytes.br += br.length;
      for (const [ending, data] of [['.gz', gz] as const, ['.br', br] as const]) {
        writeFileSync(file + ending, data);
        utimesSync(file + ending, atime, mtime);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { files: files.length, bytes };
}

/** Removes what `compressSite` wrote: hosts would send it instead of a file that is newer. */
export function removeCompressed(dir: string): void {
  for (const file of filesBelow(dir)) {
    const ending = ENDINGS.find((each) => file.endsWith(each));
    if (ending && isCompressible(file.slice(0, -ending.length))) rmSync(file);
  }
}
