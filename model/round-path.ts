/**
 * Path data of an icon with one decimal, a fifth shorter: at the size of text a tenth of a unit can't be seen, but every page
 * carries its icons.
 * @param path path data in a square of 24
 */
export function roundPath(path: string): string {
  let rounded = '';
  let before = '';
  for (const token of withSeparateFlags(path).match(TOKEN) ?? []) {
    const text = /[a-z]/i.test(token) ? token : shortest(Number(token));
    const meets = /\d$/.test(before) && /^\d/.test(text);
    const runsOn = /^\d+$/.test(before.replace('-', '')) && text.startsWith('.');
    rounded += meets || runsOn ? ` ${text}` : text;
    before = text;
  }
  return rounded;
}

const NUMBER = String.raw`-?(?:\d*\.\d+|\d+)`;
const TOKEN = new RegExp(`[a-z]|${NUMBER}`, 'gi');

/** Arcs may join their two flags with each other and with the next number: `a2 2 0 012-2` is `a2 2 0 0 1 2-2`. */
function withSeparateFlags(path: string): string {
  return path.replaceAll(/a[^a-z]*/gi, (arcs) => arcs.replaceAll(ARC, '$<radii> $<large> $<sweep> $<end> '));
}

const NEXT = String.raw`[\s,]*`;
const ARC = new RegExp(
  `(?<radii>(?:${NUMBER}${NEXT}){3})(?<large>[01])${NEXT}(?<sweep>[01])${NEXT}(?<end>(?:${NUMBER}${NEXT}){2})`,
  'g',
);

/** `-.5` for -0.5, as path data may be written. A number that would become zero keeps a second decimal: icons draw dots as lines of .01. */
function shortest(value: number): string {
  const rounded = Math.round(value * 10) / 10 || Math.round(value * 100) / 100;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}
