import type { Font, GlyphRun } from 'fontkit';
import type { PreviewFont } from './preview-fonts.ts';

export interface TextStyle {
  /** Height of the letters in pixels, as in CSS. */
  size: number;
  /** Lines break at this width, in pixels. Without it, they don't break. */
  width?: number;
}

/** Text as an SVG that ends where the ink ends. */
export interface TextShape {
  svg: string;
  /** In whole pixels. */
  width: number;
  height: number;
}

/** From one line to the next, in heights of the letters. */
const LEADING = 1.2;

/** A stretch of a line whose letters come from one part of the font. */
interface Run {
  run: GlyphRun;
  /** Pixels for one unit of the font. */
  scale: number;
}

/**
 * Draws text with the outlines of the font. Letters that no part of it has are drawn as its box for missing letters.
 * @param font parts of the font, the preferred one first
 */
export function textShape(
  font: PreviewFont,
  text: string,
  { size, width = Number.POSITIVE_INFINITY }: TextStyle,
): TextShape {
  const lines = breakLines(text, width, (part) => widthOf(runsOf(font, part, size))).map((line) =>
    runsOf(font, line, size),
  );
  const glyphs = lines.flatMap((runs, index) => placeGlyphs(runs, index * size * LEADING));
  const left = Math.floor(Math.min(...glyphs.map(({ box }) => box.left)));
  const top = Math.floor(Math.min(...glyphs.map(({ box }) => box.top)));
  const right = Math.ceil(Math.max(...glyphs.map(({ box }) => box.right)));
  const bottom = Math.ceil(Math.max(...glyphs.map(({ box }) => box.bottom)));
  const extent = { width: right - left, height: bottom - top };
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${extent.width}" height="${extent.height}" viewBox="${left} ${top} ${extent.width} ${extent.height}" fill="#fff">${glyphs.map(({ path }) => path).join('')}</svg>`,
    ...extent,
  };
}

/** Breaks text at spaces, and long names after their parts, as in `datahub.ingestion.source`. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const parts = text.split(/(?<= )|(?<=\w[._/-])(?=\w)|(?<=[a-z])(?=[A-Z])/);
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    // Names that fit into a line stay whole.
    const joined = `${line ?? ''}${part}`;
    if (line === undefined || measure(joined.trimEnd()) > width) lines.push(part);
    else lines[lines.length - 1] = joined;
  }
  return lines.map((line) => line.trimEnd());
}

function runsOf(font: PreviewFont, text: string, size: number): Run[] {
  const stretches: { part: Font; text: string }[] = [];
  for (const letter of text) {
    const part = font.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? font[0];
    if (!part) throw new Error('There is no font to draw with.');
    const last = stretches.at(-1);
    if (last?.part === part) last.text += letter;
    else stretches.push({ part, text: letter });
  }
  return stretches.map(({ part, text: stretch }) => ({ run: part.layout(stretch), scale: size / part.unitsPerEm }));
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { run, scale }) => sum + run.advanceWidth * scale, 0);
}

function placeGlyphs(runs: readonly Run[], baseline: number) {
  let x = 0;
  return runs.flatMap(({ run, scale }) =>
    run.glyphs.flatMap((glyph, index) => {
      const start = x;
      x += (run.positions[index]?.xAdvance ?? 0) * scale;
      const { minX, minY, maxX, maxY } = glyph.bbox;
      // Spaces have no outline.
      if (!Number.isFinite(minX) || maxX <= minX) return [];
      return [
        {
          path: `<path transform="translate(${start.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
          box: {
            left: start + minX * scale,
            top: baseline - maxY * scale,
            right: start + maxX * scale,
            bottom: baseline - minY * scale,
          },
        },
      ];
    }),
  );
}
