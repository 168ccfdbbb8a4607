import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { LocaleConfig } from './site-config.ts';
import type { EnglishTexts, Strings } from './strings.ts';

/** Every address of the site's own, told apart by who renders it. */
export interface ScreenRoute {
  /** For example, `/integrations`. */
  path: string;
  /** Name of its page component, for example `tool-errors`. */
  screen: string;
  title: string;
  description: string;
  /** What readers can do there, in a sentence or two. */
  lead?: string;
  /** Words that readers type for it; without any it can't be searched for. */
  keywords?: readonly string[];
}

/** The site in one language. */
export interface LocaleSite {
  locale: LocaleConfig;
  /** Base URL of the locale with both slashes, for example `/` or `/catalog/fr/`. */
  base: string;
  strings: Strings;
  /** Interface texts that are translated, by key, those of subjects included. */
  translations: EnglishTexts;
  /** Those of the site, with their texts in this language. */
  screens: readonly ScreenRoute[];
  pages: readonly Page[];
  navigation: Navigation;
  /** HTML of the Markdown files in content/pages/, by file name without extension: texts of the screens. */
  screenTexts: Readonly<Record<string, string>>;
}
