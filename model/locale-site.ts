import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { LocaleConfig } from './site-config.ts';
import type { EnglishTexts, Strings } from './strings.ts';

/** Every address on the site, by what renders it. */
export interface ScreenRoute {
  /** For example, `/integrations`. */
  path: string;
  /** Name of its page component, for example `tool-errors`. */
  screen: string;
  title: string;
  description: string;
  /** What readers can do there, in a sentence or two. */
  lead?: string;
  /** Words that readers type to find it. Without any, search doesn't find it. */
  keywords?: readonly string[];
}

/** The site in one language. */
export interface LocaleSite {
  locale: LocaleConfig;
  /** Base URL of the locale with both slashes, for example `/` or `/catalog/fr/`. */
  base: string;
  strings: Strings;
  /** Translated interface texts by key, including those of subjects. */
  translations: EnglishTexts;
  /** The site's screens, with their texts in this language. */
  screens: readonly ScreenRoute[];
  pages: readonly Page[];
  navigation: Navigation;
  /** HTML of the Markdown files in content/pages/, by file name without extension: texts of the screens. */
  screenTexts: Readonly<Record<string, string>>;
}
