import type { Loaded } from '#model/loaded.ts';
import { nearest } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site-config.ts';
import type { DataPath } from './offset-of.ts';

/** Finds contradictions between keys in site.yaml that are each valid on their own. */
export function checkSiteConfig({ value, origin }: Loaded<SiteConfig>): Problem[] {
  const problem = (path: DataPath, message: string, fix: string): Problem => ({
    ...origin(path as (string | number)[]),
    rule: 'data/contradiction',
    message,
    fix,
    severity: 'error',
  });
  const problems: Problem[] = [];
  const codes = value.locales.map((locale) => locale.code);
  if (!codes.includes(value.defaultLocale)) {
    const close = nearest(value.defaultLocale, codes) ?? codes[0];
    const message = `"defaultLocale" is "${value.defaultLocale}", which is not a code under "locales".`;
    problems.push(problem(['defaultLocale'], message, `Did you mean "${close}"?`));
  }
  const last = value.versions.filter((version) => version.isLast);
  if (last.length !== 1) {
    const message = `"isLast" must be true for exactly one version, but it's true for ${last.length}.`;
    problems.push(
      problem(
        ['versions'],
        message,
        'Set isLast: true for the version that readers see first, and false for the others.',
      ),
    );
  }
  for (const [list, key] of uniqueKeys) {
    for (const [index, text] of repeated(value[list].map((entry) => String(entry[key as keyof typeof entry])))) {
      const message = `"${list}[${index}].${key}" is "${text}", which an earlier entry already uses.`;
      problems.push(problem([list, index, key], message, 'Give each entry its own value.'));
    }
  }
  return problems;
}

const uniqueKeys = [
  ['locales', 'code'],
  ['locales', 'path'],
  ['versions', 'name'],
  ['versions', 'path'],
] as const;

function repeated(texts: readonly string[]): [number, string][] {
  return [...texts.entries()].filter(([index, text]) => texts.indexOf(text) < index);
}
