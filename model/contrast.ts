/** A color with its red, green, and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** @throws Error for anything but three or six hexadecimal digits after a hash sign */
export function parseHex(text: string): Rgb {
  const digits = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(text)?.[1];
  if (digits === undefined) throw new Error(`"${text}" is not a colour of hexadecimal digits.`);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** Relative luminance from 0 to 1, as WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}
