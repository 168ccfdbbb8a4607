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
  /** Whether other forms can be asked for. */
  isVaried: boolean;
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

function accepts(accepted: string, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`(^|[,\\s])${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(accepted);
}

/** The highest quality that costs little: 9 takes 40 times as long for files that are 1 % smaller, and nothing else is served meanwhile. */
const BROTLI_QUALITY = 6;

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/**
 * Chooses the form of a file that a client accepts: the one that the build put beside it, else one made on the way. Made ones are kept, for
 * measurements ask for them again and again.
 * @param dir folder of the built site
 */
export function representations(dir: string): (file: string, accepted: string) => Representation {
  const made = new Map<string, Buffer>();
  const keep = (key: string, make: () => Buffer) => {
    const bytes = made.get(key) ?? make();
    made.set(key, bytes);
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
      const bytes = readFileSync(path + ENDINGS[encoding]);
      return { encoding, bytes, ...validators(beside), isVaried };
    }
    const [encoding] = isVaried ? wanted : [];
    const { tag, modified } = validators(plain);
    if (!encoding) return { encoding: 'identity', bytes: readFileSync(path), tag, modified, isVaried };
    const bytes = keep(`${path} ${tag} ${encoding}`, () => compress(readFileSync(path), encoding));
    return { encoding, bytes, tag: `W/${tag}`, modified, isVaried };
  };
}

/** Entity tag and time as nginx writes them: both of whole seconds. */
function validators({ mtimeMs, size }: { mtimeMs: number; size: number }): { tag: string; modified: string } {
  const seconds = Math.floor(mtimeMs / 1000);
  return { tag: `"${seconds.toString(16)}-${size.toString(16)}"`, modified: new Date(seconds * 1000).toUTCString() };
}
