import sharp from 'sharp';

/** A picture in one colour: how much of it covers each pixel, 0 to 255. */
export interface Mask {
  width: number;
  height: number;
  coverage: Buffer;
}

export interface TextStyle {
  /** Height of the letters in pixels, as in CSS. */
  size: number;
  weight: number;
  /** Lines break at this width. */
  width?: number;
}

const escapeMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Long names may break behind their parts, as in `datahub.ingestion.source`: a space of no width tells where. */
const breakable = (text: string) =>
  text.replace(/\S{20,}/g, (name) => name.replace(/(?<=\w[._/-])(?=\w)|(?<=[a-z])(?=[A-Z])/g, '\u200b'));

/**
 * Draws text in the site's font. Letters that it lacks come from whatever fonts the machine has.
 * @param fontFile the font as TrueType
 * @returns a picture that ends where the ink ends
 */
export async function textMask(fontFile: string, text: string, { size, weight, width }: TextStyle): Promise<Mask> {
  const drawn = sharp({
    text: {
      // Pango takes all before the comma for the family, which is called after the lightest of the font's weights.
      text: `<span font="Manrope ExtraLight, ${size} @wght=${weight}" insert_hyphens="false">${escapeMarkup(breakable(text))}</span>`,
      font: 'Manrope ExtraLight,',
      fontfile: fontFile,
      dpi: 72,
      wrap: 'word-char',
      ...(width && { width }),
    },
  });
  const { data, info } = await drawn.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, coverage: data };
}

/** Draws white shapes of an SVG on black. */
export async function shapeMask(svg: string): Promise<Mask> {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#000000' }).toColourspace('b-w');
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, coverage: data };
}
