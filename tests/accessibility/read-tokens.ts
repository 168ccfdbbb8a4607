import { parseHex, type Rgb } from '#model/contrast.ts';

/** The colors of one theme by token name, without the leading dashes. */
export type Theme = ReadonlyMap<string, Rgb>;

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
