import type { GlossaryTerm } from '#model/glossary.ts';
import type { Loaded } from '#model/loaded.ts';
import type { ScreenRoute } from '#model/locale-site.ts';
import type { Navigation, NavigationFile } from '#model/navigation.ts';
import type { Page, PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { AddressLedger, Redirect } from '#model/redirects.ts';
import type { SiteConfig } from '#model/site-config.ts';
import type { SynonymGroup } from '#model/synonyms.ts';

/** What rules check. A missing or invalid file is undefined, and no rule about it reports anything. */
export interface SiteUnderCheck {
  config: Loaded<SiteConfig>;
  screens: readonly ScreenRoute[];
  /** Every draft of the default locale, including drafts whose address is already taken by another draft. */
  drafts: readonly PageDraft[];
  /** Published pages of the default locale. */
  pages: readonly Page[];
  /** Pages of the other locales that are really translated. */
  translations: readonly Page[];
  /** Texts of screens, in all locales. */
  screenTexts: readonly Page[];
  navigationFile?: Loaded<NavigationFile>;
  /** Resolved for the default locale. */
  navigation: Navigation;
  redirects?: Loaded<Redirect[]>;
  ledger?: Loaded<AddressLedger>;
  glossary?: Loaded<GlossaryTerm[]>;
  synonyms?: Loaded<SynonymGroup[]>;
  /** The files that tools load, by name. */
  toolFacts: Readonly<Record<string, object>>;
  /** Paths that links may lead to although nothing is published there: planned pages and drafts. */
  hidden: ReadonlySet<string>;
}

/** A rule about the whole site: returns everything that breaks it. */
export type Rule = (site: SiteUnderCheck) => Problem[];
