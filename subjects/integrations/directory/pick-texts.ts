import { type IntegrationTexts, integrationTexts } from '#model/integration-texts.ts';
import type { Strings } from '#model/strings.ts';

/** The texts of the directory in the language of the page, since islands get only what they need. */
export function pickTexts(strings: Strings): IntegrationTexts {
  const keys = Object.keys(integrationTexts) as (keyof IntegrationTexts)[];
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as IntegrationTexts;
}
