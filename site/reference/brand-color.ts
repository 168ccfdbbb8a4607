import { contrast, parseHex } from '#model/contrast.ts';

/** Graphics need this contrast with their surroundings: WCAG 2.2, criterion 1.4.11. */
const ENOUGH = 3;
const [WHITE, NEAR_BLACK] = ['#ffffff', '#171c27'];

/**
 * The color of a brand as a CSS color for both themes. If the brand's own color can't be distinguished from the tile, it is mixed with black on the
 * white tile or with white on the dark one, in steps of 5 percent, until it can.
 *
 * @param hex the brand's color as six digits, such as `29B5E8`
 */
export function brandColor(hex: string): string {
  return `light-dark(${visibleOn(WHITE, hex, 0)}, ${visibleOn(NEAR_BLACK, hex, 255)})`;
}

function visibleOn(surface: string, hex: string, toward: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = parseHex(`#${hex}`).map((value) => Math.round(value + (toward - value) * share));
    const color = `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    if (contrast(parseHex(color), parseHex(surface)) >= ENOUGH) return color;
  }
  return toward === 0 ? '#000000' : WHITE;
}
