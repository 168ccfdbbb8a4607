import { z } from 'zod';
import type { Problem } from '#model/problem.ts';
import { type EnglishTexts, english, type Strings } from '#model/strings.ts';
import { validateYaml } from '#pipeline/schemas/validate-yaml.ts';
import { interfaceTexts } from '#subjects/interface-texts.ts';

const text = z.string().min(1).optional();

/** The whole of content/locales/{code}/interface.yaml: any interface text, translated. */
const interfaceFile = z.strictObject(Object.fromEntries(Object.keys(interfaceTexts).map((key) => [key, text])));

/**
 * Replaces English interface texts with translated ones.
 * @param translation a locale's interface.yaml; undefined when it has none
 * @returns the texts of the frame, English where the translation is missing or wrong, and all texts that are translated
 */
export function mergeStrings(translation: { file: string; text: string } | undefined): {
  strings: Strings;
  translations: EnglishTexts;
  problems: Problem[];
} {
  if (!translation) return { strings: english, translations: {}, problems: [] };
  const exampleAt = ([key]: readonly PropertyKey[]) => `${String(key)}: ${interfaceTexts[String(key)]}`;
  const { data, problems } = validateYaml(interfaceFile, translation.text, translation.file, exampleAt);
  if (!data) return { strings: english, translations: {}, problems };
  const given = Object.entries(data.value).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  const slips = given.flatMap(([key, value]): Problem[] => {
    const original = interfaceTexts[key] ?? '';
    const wanted = marks(original);
    if (wanted.join() === marks(value).join()) return [];
    const message = `"${key}" must contain ${wanted.length > 0 ? wanted.join(' and ') : 'no placeholders in braces'}, like the English text.`;
    const fix = `The English text is: ${original}`;
    return [{ ...data.origin([key]), rule: 'locales/marks', message, fix, severity: 'error' }];
  });
  const translations = Object.fromEntries(given);
  return { strings: { ...english, ...translations }, translations, problems: slips };
}

/** The `{name}` placeholders in a text, sorted. */
function marks(value: string): string[] {
  return [...new Set(value.match(/\{\w+\}/g))].sort();
}
