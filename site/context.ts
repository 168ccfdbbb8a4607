import { createContext, useContext } from 'react';
import type { ScreenRoute } from '#model/locale-site.ts';
import type { PictureData } from '#model/sample-catalog.ts';
import type { LocaleConfig, SiteConfig } from '#model/site-config.ts';
import type { EnglishTexts, Strings } from '#model/strings.ts';

/** What every build-time component can use: the configuration, texts, and addresses of the locale being rendered. */
export interface Site {
  config: SiteConfig;
  locale: LocaleConfig;
  strings: Strings;
  /** Interface texts that are translated, by key; `useTexts` replaces the English ones with them. */
  translations: EnglishTexts;
  /** Pages that are not documentation, with their texts in this language. */
  screens: readonly ScreenRoute[];
  /** Public address of a page path, for example `/docs/tags#create`. */
  href: (path: string) => string;
  /** Public address of a page's Markdown twin. */
  twin: (path: string) => string;
  /** Public address of a built asset, by its name in the asset manifest. */
  asset: (name: string) => string;
  /** What pictures of the web application are drawn from. */
  pictures: PictureData;
  /** Whether a page path is written; links to planned pages are left out. */
  exists: (path: string) => boolean;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The site being rendered. Throws outside a SiteContext, which is a programming error. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a SiteContext around it; island components get props instead.');
  return site;
}
