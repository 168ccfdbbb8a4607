import type { GlobalGroup } from './rooms.ts';

const groups: Readonly<Record<GlobalGroup, string>> = {
  // "document" alone is a frequent name for other documents.
  browser:
    'window|navigator|localStorage|sessionStorage|customElements|HTMLElement|document\\.(?:body|documentElement|querySelector|getElementById|createElement|addEventListener)',
  node: 'process|Buffer|__dirname|__filename|require',
  clock: 'Date\\.now|Math\\.random|performance\\.now',
  network: 'fetch|XMLHttpRequest|WebSocket',
};

const NOT_CODE = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * Globals of other groups that a module uses.
 * @param text of the module; comments, strings, and templates are ignored
 * @param allowed groups that it can use
 * @returns their names, in the order of the text
 */
export function foreignGlobals(text: string, allowed: readonly GlobalGroup[]): string[] {
  const foreign = Object.entries(groups).flatMap(([group, names]) =>
    allowed.some((own) => own === group) ? [] : names,
  );
  if (foreign.length === 0) return [];
  // Used as a value: not the property of something else.
  const uses = new RegExp(`(?<![\\w.$#])(?:${foreign.join('|')})(?=\\s*[.([])`, 'g');
  return [...text.replace(NOT_CODE, "''").matchAll(uses)].map(([name]) => name);
}
