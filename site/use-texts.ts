import { createContext, useContext } from 'react';
import type { EnglishTexts, Texts } from '#model/strings.ts';

/** Translated texts by key; empty where the page is in English. Around every page at build time, and around every island in the browser. */
export const TranslationsContext = createContext<EnglishTexts>({});

/**
 * Texts in the language of the page.
 * @param english all of them; English where a translation is missing
 */
export function useTexts<T extends EnglishTexts>(english: T): Texts<T> {
  return { ...english, ...useContext(TranslationsContext) };
}
