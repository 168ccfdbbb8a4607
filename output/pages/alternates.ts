import { toHref } from '#model/address.ts';
import type { SiteModel } from '#model/site-model.ts';
import type { Alternate } from '#site/shell/LanguageSwitcher.tsx';

/** The address of a page in every language. Each locale has every page: what is not translated falls back. */
export function alternatesOf(model: SiteModel, path: string): Alternate[] {
  return model.locales.map(({ locale, base }) => ({
    code: locale.code,
    label: locale.label,
    htmlLang: locale.htmlLang,
    href: toHref(path, { base, trailingSlash: model.config.trailingSlash }),
  }));
}
