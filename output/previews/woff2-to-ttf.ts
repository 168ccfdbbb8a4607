import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { rebuildGlyphs } from './rebuild-glyphs.ts';

/** Tags by the number that a WOFF2 directory has in place of them; 63 means that the tag itself follows. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4}(?= |$)/g,
  ) ?? [];

interface Table {
  tag: string;
  bytes: Buffer;
  isTransformed: boolean;
}

/**
 * Unpacks a font of the web into the form that drawing libraries read: their FreeType knows no Brotli, Node does.
 * @param woff2 a font with TrueType outlines, as the site serves it
 * @returns the same font as TrueType; check sums are left at zero, since no reader asks for them
 * @throws Error for other files, and for the one transformation that no font of the site has (`hmtx`)
 */
export function woff2ToTtf(woff2: Buffer): Buffer {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The font is no WOFF2 file.');
  const tables = readTables(woff2);
  const glyf = tables.find(({ tag }) => tag === 'glyf');
  const loca = tables.find(({ tag }) => tag === 'loca');
  if (tables.some(({ tag, isTransformed }) => isTransformed && tag !== 'glyf' && tag !== 'loca')) {
    throw new Error('The font has a transformed table that is not read here.');
  }
  if (glyf?.isTransformed && loca) {
    const rebuilt = rebuildGlyphs(glyf.bytes);
    glyf.bytes = rebuilt.glyf;
    loca.bytes = rebuilt.loca;
    // Offsets are written in their long form.
    tables.find(({ tag }) => tag === 'head')?.bytes.writeUInt16BE(1, 50);
  }
  return writeFont(woff2.readUInt32BE(4), tables);
}

function readTables(woff2: Buffer): Table[] {
  const reader = new ByteReader(woff2, 48);
  const entries = Array.from({ length: woff2.readUInt16BE(12) }, () => {
    const flags = reader.u8();
    const tag = (flags & 63) === 63 ? reader.bytes(4).toString('latin1') : (TAGS[flags & 63] ?? '');
    const length = reader.base128();
    // The outlines are transformed unless the version says 3, every other table only if it says something.
    const isTransformed = (flags >> 6 !== 0) !== (tag === 'glyf' || tag === 'loca');
    return { tag, isTransformed, length: isTransformed ? reader.base128() : length };
  });
  const data = new ByteReader(brotliDecompressSync(reader.bytes(woff2.readUInt32BE(20))));
  return entries.map(({ tag, isTransformed, length }) => ({ tag, isTransformed, bytes: data.bytes(length) }));
}

function writeFont(flavour: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - (1 << power)), 10);
  const parts = [head];
  let offset = head.length;
  const sorted = [...tables].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  for (const [index, { tag, bytes }] of sorted.entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
