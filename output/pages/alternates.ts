import { toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { Alternate } from '#site/shell/LanguageSwitcher.tsx';
import type { SiteModel } from '#subjects/site-model.ts';

const untranslated = new WeakMap<LocaleSite, ReadonlySet<string>>();

/** The address of a page in every language. Each locale has every page, because untranslated pages fall back. */
export function alternatesOf(model: SiteModel, path: string): Alternate[] {
  return model.locales.map((localeSite) => ({
    code: localeSite.locale.code,
    label: localeSite.locale.label,
    htmlLang: localeSite.locale.htmlLang,
    href: toHref(path, { base: localeSite.base, trailingSlash: model.config.trailingSlash }),
    isWritten: !untranslatedPaths(localeSite).has(path),
  }));
}

function untranslatedPaths(localeSite: LocaleSite): ReadonlySet<string> {
  const known = untranslated.get(localeSite);
  if (known) return known;
  const paths = localeSite.pages.filter(({ fallbackFrom }) => fallbackFrom !== undefined).map(({ path }) => path);
  const found = new Set(paths);
  untranslated.set(localeSite, found);
  return found;
}
