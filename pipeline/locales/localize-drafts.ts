import { nearest } from '#model/nearest.ts';
import type { PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';

/** A page of a locale: its own, or the default locale's in its place. */
export interface LocalizedDraft {
  draft: PageDraft;
  /** Set when the page stands in for a missing translation: the locale it is written in. */
  fallbackFrom?: string;
}

/**
 * Chooses what a locale shows at each address.
 * @param originals pages of the default locale, generated ones included
 * @param translations pages of the locale, or undefined for the default locale itself
 * @param defaultLocale code of the default locale
 * @returns a page for every original, in their order; a translation without an original is a problem
 */
export function localizeDrafts(
  originals: readonly PageDraft[],
  translations: readonly PageDraft[] | undefined,
  defaultLocale: string,
): { drafts: LocalizedDraft[]; problems: Problem[] } {
  if (!translations) return { drafts: originals.map((draft) => ({ draft })), problems: [] };
  const own = new Map(translations.map((draft) => [draft.path, draft]));
  const drafts = originals.map((original): LocalizedDraft => {
    const translation = own.get(original.path);
    // The original alone determines whether a page is left out of the navigation.
    return translation
      ? { draft: { ...translation, kind: original.kind, inSidebar: original.inSidebar } }
      : { draft: original, fallbackFrom: defaultLocale };
  });
  const paths = new Set(originals.map((original) => original.path));
  const problems = translations
    .filter((draft) => !paths.has(draft.path))
    .map((draft): Problem => {
      const close = nearest(draft.path, paths);
      return {
        ...draft.origin,
        rule: 'locales/no-original',
        message: `This page translates "${draft.path}", which doesn't exist in the default language.`,
        fix: close
          ? `Did you mean "${close}"?`
          : 'Write the page in the default language first, or remove the translation.',
        severity: 'error',
      };
    });
  return { drafts, problems };
}
