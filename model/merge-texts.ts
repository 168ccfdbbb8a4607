import type { EnglishTexts } from './strings.ts';

/**
 * Several tables of texts as one.
 * @throws if two tables contain the same key, because one of the texts would never be shown
 */
export function mergeTexts(...tables: readonly EnglishTexts[]): EnglishTexts {
  const merged = new Map<string, string>();
  for (const [key, text] of tables.flatMap((table) => Object.entries(table))) {
    if (merged.has(key))
      throw new Error(`Two text tables contain the "${key}" key. Rename the key in one of the tables.`);
    merged.set(key, text);
  }
  return Object.fromEntries(merged);
}
