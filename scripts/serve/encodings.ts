import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { COMPRESSED_FROM, isCompressible } from '#output/hosting/content-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One form of a file, ready to be sent. */
export interface Representation {
  encoding: Encoding;
  bytes: Buffer;
  /** Validators: entity tag and day of the last change. */
  tag: string;
  modified: string;
  /** Whether other forms can be requested. */
  isVaried: boolean;
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

function accepts(accepted: string, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`(^|[,\\s])${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(accepted);
}

/** The highest quality with a low cost: 9 takes 40 times as long for files that are 1% smaller, and nothing else is served in the meantime. */
const BROTLI_QUALITY = 6;

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/**
 * Maximum size of the compressed files that are kept, so that memory is limited no matter how often the site is rebuilt. A site of 350 pages has 32
 * MB.
 */
const KEPT_BYTES = 32_000_000;

/** Bytes of a file as they were when the file had this tag. */
interface Kept<Bytes> {
  tag: string;
  bytes: Bytes;
}

/**
 * Chooses the form of a file that a client accepts: the one that the build put next to it, or one that is compressed now and kept, because
 * measurements request the same files repeatedly. Responses that are sent at the same time share one copy of a file's bytes, so slow clients occupy
 * no more memory than the site has bytes.
 * @param dir folder of the built site
 * @param limit maximum size of the compressed files that are kept; the oldest are removed first
 */
export function representations(dir: string, limit = KEPT_BYTES): (file: string, accepted: string) => Representation {
  const made = new Map<string, Kept<Buffer>>();
  const sent = new Map<string, Kept<WeakRef<Buffer>>>();
  const read = (path: string, tag: string): Buffer => {
    const kept = sent.get(path);
    const shared = kept?.tag === tag ? kept.bytes.deref() : undefined;
    if (shared) return shared;
    const bytes = readFileSync(path);
    sent.set(path, { tag, bytes: new WeakRef(bytes) });
    return bytes;
  };
  let keptBytes = 0;
  const keep = (key: string, kept: Kept<Buffer>): void => {
    keptBytes += kept.bytes.length - (made.get(key)?.bytes.length ?? 0);
    made.delete(key);
    made.set(key, kept);
    for (const [oldest, { bytes }] of made) {
      if (keptBytes <= limit) break;
      keptBytes -= bytes.length;
      made.delete(oldest);
    }
  };
  const compressed = (path: string, tag: string, encoding: 'br' | 'gzip'): Buffer => {
    const key = `${path} ${encoding}`;
    const kept = made.get(key);
    if (kept?.tag === tag) return kept.bytes;
    const bytes = compress(read(path, tag), encoding);
    keep(key, { tag, bytes });
    return bytes;
  };
  return (file, accepted) => {
    const path = join(dir, file);
    const plain = statSync(path);
    const wanted = isCompressible(file) ? (['br', 'gzip'] as const).filter((name) => accepts(accepted, name)) : [];
    const isVaried = isCompressible(file) && plain.size >= COMPRESSED_FROM;
    for (const encoding of wanted) {
      const beside = statSync(path + ENDINGS[encoding], { throwIfNoEntry: false });
      if (!beside) continue;
      const valid = validators(beside);
      return { encoding, bytes: read(path + ENDINGS[encoding], valid.tag), ...valid, isVaried };
    }
    const [encoding] = isVaried ? wanted : [];
    const { tag, modified } = validators(plain);
    if (!encoding) return { encoding: 'identity', bytes: read(path, tag), tag, modified, isVaried };
    return { encoding, bytes: compressed(path, tag, encoding), tag: `W/${tag}`, modified, isVaried };
  };
}

/** Entity tag and time as nginx writes them: both of whole seconds. */
function validators({ mtimeMs, size }: { mtimeMs: number; size: number }): { tag: string; modified: string } {
  const seconds = Math.floor(mtimeMs / 1000);
  return { tag: `"${seconds.toString(16)}-${size.toString(16)}"`, modified: new Date(seconds * 1000).toUTCString() };
}
