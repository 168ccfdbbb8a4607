/** Graphics need this contrast with what is around them: WCAG 2.2, criterion 1.4.11. */
const ENOUGH = 3;
const [WHITE, NEAR_BLACK] = ['ffffff', '171c27'];

/**
 * The color of a brand as a CSS color for both themes. If the brand's own color can't be told from the tile, it is mixed with black on the
 * white tile or with white on the dark one, in steps of 5 percent, until it can.
 *
 * @param hex the brand's color as six digits, such as `29B5E8`
 */
export function brandColor(hex: string): string {
  return `light-dark(#${visibleOn(WHITE, hex, 0)}, #${visibleOn(NEAR_BLACK, hex, 255)})`;
}

/** Contrast of two colors of six digits, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function visibleOn(surface: string, hex: string, toward: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = channels(hex).map((value) => Math.round(value + (toward - value) * share));
    const color = mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
    if (contrast(color, surface) >= ENOUGH) return color;
  }
  return toward === 0 ? '000000' : WHITE;
}

function channels(hex: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
