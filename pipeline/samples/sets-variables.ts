import type { Sample } from '#model/page.ts';

const lines = {
  properties: /^([A-Z][A-Z0-9_]+)=/gm,
  dockerfile: /^ENV ([A-Z][A-Z0-9_]+)[= ]/gm,
};

/** How a line sets a variable, in languages where that is sufficient. */
export const settingLines: Readonly<Record<string, RegExp>> = { ...lines, ini: lines.properties };

const assigned = String.raw`\w+=(?:'[^']*'|"[^"]*"|\$\((?:[^()]|\([^()]*\))*\)|\$(?!\()|[^\s'"$])*`;
// An ampersand right behind a word separates parameters of an address.
const shell = new RegExp(
  String.raw`(?:(?<!\\\n)^|[;|(]|(?<![\w)%])&)[ \t]*(?:\$ )?(?:export \s*\w+=|(?:${assigned}(?:[ \t]|\\\n)+)+[\w./~$"'-])|\bdocker\b.*?\s(?:-e|--env)\s+['"]?\w`,
  'ms',
);
const yaml =
  /(?:^|[{\s,])(?:environment:\s*(?:&[\w-]+\s*)?(?:\n\s*[-\w"']|[{[]\s*\w)|(?:env|extraEnvs):\s*(?:\n\s*- |\[))/;

const shapes: Readonly<Record<string, RegExp>> = { shell, 'shell-session': shell, yaml };

/**
 * Whether a sample looks as if it set variables in the reader's environment. `set-variables.ts` uses the grammars to read which
 * ones.
 */
export function setsVariables({ language, code }: Pick<Sample, 'language' | 'code'>): boolean {
  const shape = shapes[language] ?? settingLines[language];
  return shape !== undefined && code.search(shape) !== -1;
}
