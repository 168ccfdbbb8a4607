import { useContext } from 'react';
import { type InLanguage, inLanguage } from '#model/message.ts';
import { TranslationsContext } from './use-texts.ts';

/** A function that turns every message in plain data into its sentence in the language of the page. */
export function useMessages(): <T>(data: T) => InLanguage<T> {
  const translations = useContext(TranslationsContext);
  return (data) => inLanguage(data, translations);
}
