import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textMask } from './text-mask.ts';
import { woff2ToTtf } from './woff2-to-ttf.ts';

const woff2 = readFileSync('node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2');
const folder = mkdtempSync(join(tmpdir(), 'font-'));
const file = join(folder, 'font.ttf');
writeFileSync(file, woff2ToTtf(woff2));
afterAll(() => rmSync(folder, { recursive: true }));

/** Tables of a TrueType font by tag. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((at) => {
      const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)];
    }),
  );
}

test('a font of the site gets all tables of its directory, and outlines that fit their index', () => {
  const tables = tablesOf(readFileSync(file));
  expect(tables.size).toBe(woff2.readUInt16BE(12));
  const [glyf, loca, maxp] = ['glyf', 'loca', 'maxp'].map((tag) => tables.get(tag) ?? Buffer.alloc(0));
  const glyphs = maxp?.readUInt16BE(4) ?? 0;
  const offsets = Array.from({ length: glyphs + 1 }, (_, index) => loca?.readUInt32BE(4 * index) ?? 0);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(offsets.at(-1)).toBe(glyf?.length);
});

test('text is drawn in it, in every weight', async () => {
  const widthOf = async (font: string, weight: number) =>
    (await textMask(font, 'Metadata for the modern data stack', { size: 60, weight })).width;
  const [light, bold] = [await widthOf(file, 300), await widthOf(file, 800)];
  expect(bold).toBeGreaterThan(light * 1.05);
});

test('other files are refused', () => {
  expect(() => woff2ToTtf(Buffer.from('wOFF, the older format'))).toThrow('no WOFF2 file');
  expect(() => woff2ToTtf(woff2.subarray(0, 60))).toThrow('ends in the middle');
});
