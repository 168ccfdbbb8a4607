import { ByteReader } from './byte-reader.ts';

const ON_CURVE = 1;
const OVERLAPS = 0x40;
const MORE_COMPONENTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

/**
 * Undoes WOFF2's transformation of outlines: seven streams become the `glyf` and `loca` tables of TrueType.
 * @param table the transformed `glyf` table, as https://www.w3.org/TR/WOFF2/#glyf_table_format describes it
 */
export function rebuildGlyphs(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const reader = new ByteReader(table);
  reader.u16();
  const hasOverlaps = (reader.u16() & 1) === 1;
  const count = reader.u16();
  reader.u16();
  const sizes = Array.from({ length: 7 }, () => reader.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(reader.bytes(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const streams: Streams = { contours, points, flags, glyphs, composites, boxes, instructions };
  const boxBits = boxes.bytes(Math.ceil(count / 32) * 4);
  const overlapBits = hasOverlaps ? reader.bytes(Math.ceil(count / 8)) : undefined;
  const loca = Buffer.alloc(4 * (count + 1));
  const parts: Buffer[] = [];
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const box = isSet(boxBits, index) ? boxes.bytes(8) : undefined;
    const part = glyph(streams, box, overlapBits !== undefined && isSet(overlapBits, index));
    parts.push(part);
    offset += part.length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(parts), loca };
}

function isSet(bits: Buffer, index: number): boolean {
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

function glyph(streams: Streams, box: Buffer | undefined, overlaps: boolean): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  const parts = contours < 0 ? composite(streams) : simple(streams, contours, overlaps);
  const head = Buffer.alloc(10);
  head.writeInt16BE(contours, 0);
  (box ?? parts.box).copy(head, 2);
  const length = head.length + parts.body.length;
  return Buffer.concat([head, parts.body, Buffer.alloc(length % 4 === 0 ? 0 : 4 - (length % 4))]);
}

/** A glyph made of others; its box always stands in the file. */
function composite({ composites, glyphs, instructions }: Streams): { box: Buffer; body: Buffer } {
  const parts: Buffer[] = [];
  let flags: number;
  let hasInstructions = false;
  do {
    const start = composites.position;
    flags = composites.u16();
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    composites.position = start;
    parts.push(composites.bytes(4 + (flags & 1 ? 4 : 2) + scale));
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
  } while (flags & MORE_COMPONENTS);
  if (hasInstructions) parts.push(code(instructions, glyphs.short255()));
  return { box: Buffer.alloc(8), body: Buffer.concat(parts) };
}

function code(instructions: ByteReader, length: number): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(length);
  return Buffer.concat([size, instructions.bytes(length)]);
}

/** A glyph of its own outlines. Every coordinate is written in two bytes: the file is read once and never sent. */
function simple(streams: Streams, contours: number, overlaps: boolean): { box: Buffer; body: Buffer } {
  const ends = Buffer.alloc(2 * contours);
  let total = 0;
  for (let index = 0; index < contours; index += 1) {
    total += streams.points.short255();
    ends.writeUInt16BE(total - 1, 2 * index);
  }
  const flags = Buffer.alloc(total);
  const xs = Buffer.alloc(2 * total);
  const ys = Buffer.alloc(2 * total);
  let [x, y, xMin, yMin, xMax, yMax] = [0, 0, 32767, 32767, -32768, -32768];
  for (let index = 0; index < total; index += 1) {
    const flag = streams.flags.u8();
    const [dx, dy] = step(flag & 127, streams.glyphs);
    [x, y] = [x + dx, y + dy];
    [xMin, yMin, xMax, yMax] = [Math.min(xMin, x), Math.min(yMin, y), Math.max(xMax, x), Math.max(yMax, y)];
    flags[index] = (flag < 128 ? ON_CURVE : 0) | (overlaps && index === 0 ? OVERLAPS : 0);
    xs.writeInt16BE(dx, 2 * index);
    ys.writeInt16BE(dy, 2 * index);
  }
  const box = Buffer.alloc(8);
  for (const [index, value] of [xMin, yMin, xMax, yMax].entries()) box.writeInt16BE(value, 2 * index);
  const instructions = code(streams.instructions, streams.glyphs.short255());
  return { box, body: Buffer.concat([ends, instructions, flags, xs, ys]) };
}

/** The way to the next point: WOFF2's table of triplets, https://www.w3.org/TR/WOFF2/#triplet_decoding. */
function step(flag: number, glyphs: ByteReader): [number, number] {
  const signed = (bit: number, value: number) => (flag & bit ? value : -value);
  if (flag < 10) return [0, signed(1, ((flag & 14) << 7) + glyphs.u8())];
  if (flag < 20) return [signed(1, (((flag - 10) & 14) << 7) + glyphs.u8()), 0];
  if (flag < 84) {
    const rest = flag - 20;
    const byte = glyphs.u8();
    return [signed(1, 1 + (rest & 0x30) + (byte >> 4)), signed(2, 1 + ((rest & 0x0c) << 2) + (byte & 15))];
  }
  if (flag < 120) {
    const rest = flag - 84;
    return [
      signed(1, 1 + (Math.floor(rest / 12) << 8) + glyphs.u8()),
      signed(2, 1 + (((rest % 12) >> 2) << 8) + glyphs.u8()),
    ];
  }
  if (flag < 124) {
    const [a, b, c] = glyphs.bytes(3);
    return [signed(1, ((a ?? 0) << 4) + ((b ?? 0) >> 4)), signed(2, (((b ?? 0) & 15) << 8) + (c ?? 0))];
  }
  return [signed(1, glyphs.u16()), signed(2, glyphs.u16())];
}
