import sharp from 'sharp';
import { THEMES, WINDOWS } from './looks.ts';
import type { Photographs } from './photograph.ts';

/** Height of a photograph on the sheet, and the room between two, in pixels. */
const HEIGHT = 330;
const GAP = 16;
const LABEL = 30;

/**
 * Puts the screenshots of a screen on one sheet: a row for each theme before and after, and a column for each window.
 * @returns the sheet as WebP
 */
export async function composeSheet(name: string, before: Photographs, after: Photographs): Promise<Buffer> {
  const widths = WINDOWS.map(({ width, height }) => Math.round((width / height) * HEIGHT));
  const columns = widths.map((_, index) => sum(widths.slice(0, index)) + (index + 1) * GAP);
  const rows = THEMES.flatMap((theme) => [
    { label: `${name}, ${theme}, before`, pictures: before[theme] },
    { label: `${name}, ${theme}, after`, pictures: after[theme] },
  ]);
  const size = { width: sum(widths) + (widths.length + 1) * GAP, height: rows.length * (HEIGHT + LABEL) + GAP };
  const placed = await Promise.all(
    rows.flatMap(({ label, pictures }, row) => {
      const top = row * (HEIGHT + LABEL);
      return [
        { input: labelDrawing(label, size.width), left: 0, top },
        ...pictures.map(async (picture, index) => ({
          input: await sharp(picture).resize(widths[index], HEIGHT, { fit: 'cover', position: 'top' }).png().toBuffer(),
          left: columns[index] ?? 0,
          top: top + LABEL,
        })),
      ];
    }),
  );
  return sharp({ create: { ...size, channels: 3, background: '#8a92a3' } })
    .composite(placed)
    .webp({ quality: 72 })
    .toBuffer();
}

function labelDrawing(text: string, width: number): Buffer {
  const style = 'font-family="sans-serif" font-size="14" font-weight="700" fill="#fff"';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="${GAP}" y="20" ${style}>${text}</text></svg>`,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
