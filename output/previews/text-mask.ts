import sharp from 'sharp';
import type { PreviewFont } from './preview-fonts.ts';
import { type TextStyle, textShape } from './text-shape.ts';

/** A picture in one color: how much of it covers each pixel, 0 to 255. */
export interface Mask {
  width: number;
  height: number;
  coverage: Buffer;
}

/** Draws text as `textShape` lays it out. */
export function textMask(font: PreviewFont, text: string, style: TextStyle): Promise<Mask> {
  return shapeMask(textShape(font, text, style).svg);
}

/** Draws white shapes of an SVG on black. */
export async function shapeMask(svg: string): Promise<Mask> {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#000000' }).toColourspace('b-w');
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, coverage: data };
}
