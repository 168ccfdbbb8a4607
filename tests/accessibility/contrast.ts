/** A color with its red, green, and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colors of one theme by token name, without the leading dashes. */
export type Theme = ReadonlyMap<string, Rgb>;

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

/** Reads the colors of styles/tokens.css in both themes: tokens are hexadecimal, `var(…)`, or `light-dark(…, …)` of those. */
export function readTokens(css: string): { light: Theme; dark: Theme } {
  const declarations = new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const resolve = (value: string, side: 0 | 1): Rgb | undefined => {
    const both = /^light-dark\(([^,]+),\s*([^)]+\)?)\)$/.exec(value.trim());
    if (both) return resolve(both[side + 1] ?? '', side);
    const name = /^var\(--([\w-]+)\)$/.exec(value.trim())?.[1];
    if (name !== undefined) return resolve(declarations.get(name) ?? '', side);
    return value.trim().startsWith('#') ? parseHex(value.trim()) : undefined;
  };
  const theme = (side: 0 | 1): Theme =>
    new Map(
      [...declarations].flatMap(([name, value]) => {
        const colour = resolve(value, side);
        return colour ? [[name, colour] as const] : [];
      }),
    );
  return { light: theme(0), dark: theme(1) };
}
