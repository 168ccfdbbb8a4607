import { z } from 'zod';
import type { Problem } from '#model/problem.ts';
import { english, type StringKey, type Strings } from '#model/strings.ts';
import { validateYaml } from '#pipeline/schemas/validate-yaml.ts';

const keys = Object.keys(english) as StringKey[];
const text = z.string().min(1).optional();

/** The whole of content/locales/{code}/interface.yaml: any interface text, translated. */
const interfaceFile = z.strictObject(
  Object.fromEntries(keys.map((key) => [key, text])) as Record<StringKey, typeof text>,
);

/**
 * Puts translated interface texts over the English ones.
 * @param translation a locale's interface.yaml; undefined when it has none
 * @returns every text; English where the translation is missing or wrong
 */
export function mergeStrings(translation: { file: string; text: string } | undefined): {
  strings: Strings;
  problems: Problem[];
} {
  if (!translation) return { strings: english, problems: [] };
  const exampleAt = ([key]: readonly PropertyKey[]) => `${String(key)}: ${english[key as StringKey]}`;
  const { data, problems } = validateYaml(interfaceFile, translation.text, translation.file, exampleAt);
  if (!data) return { strings: english, problems };
  const given = keys.flatMap((key) => {
    const value = data.value[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  const slips = given.flatMap(([key, value]): Problem[] => {
    const wanted = marks(english[key]);
    if (wanted.join() === marks(value).join()) return [];
    const message = `"${key}" must hold ${wanted.length > 0 ? wanted.join(' and ') : 'no marks in braces'}, as the English text does.`;
    const fix = `The English text is: ${english[key]}`;
    return [{ ...data.origin([key]), rule: 'locales/marks', message, fix, severity: 'error' }];
  });
  return { strings: { ...english, ...Object.fromEntries(given) }, problems: slips };
}

/** The `{name}` marks of a text that are filled in later, sorted. */
function marks(value: string): string[] {
  return [...new Set(value.match(/\{\w+\}/g))].sort();
}
