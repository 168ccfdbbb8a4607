import type { EnglishTexts } from '#model/strings.ts';

/**
 * The translations that travel to the browser with an island.
 * @param translations everything that is translated into the language of the page
 * @param texts the English texts that the island uses
 */
export function ownTranslations(translations: EnglishTexts, texts: EnglishTexts): EnglishTexts {
  return Object.fromEntries(Object.entries(translations).filter(([key]) => Object.hasOwn(texts, key)));
}

/** Translations as the value of an attribute, which is left out if there are none. */
export function textsAttribute(own: EnglishTexts): string | undefined {
  return Object.keys(own).length === 0 ? undefined : JSON.stringify(own);
}
