import type { GlossaryTerm } from '#model/glossary.ts';
import type { IntegrationEntry } from '#model/integration.ts';
import type { Loaded } from '#model/loaded.ts';
import type { ScreenRoute } from '#model/locale-site.ts';
import type { Navigation, NavigationFile } from '#model/navigation.ts';
import type { Page, PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { ProductLinks } from '#model/product-links.ts';
import type { AddressLedger, Redirect } from '#model/redirects.ts';
import type { SiteConfig } from '#model/site-config.ts';
import type { SynonymGroup } from '#model/synonyms.ts';
import type { CheckedRecipes } from '#subjects/connectors/recipes/recipe-facts.ts';
import type { PageSymptoms } from '#subjects/errors/schema/symptoms.ts';

/** What rules look at. A file that is missing or wrong is undefined, and the rules about it have nothing to say. */
export interface SiteUnderCheck {
  config: Loaded<SiteConfig>;
  screens: readonly ScreenRoute[];
  /** Everything that wants to be a page of the default locale, including what lost its address to another. */
  drafts: readonly PageDraft[];
  /** Published pages of the default locale. */
  pages: readonly Page[];
  /** Pages of the other locales that are really translated. */
  translations: readonly Page[];
  /** Texts of screens, in all locales. */
  pieces: readonly Page[];
  navigationFile?: Loaded<NavigationFile>;
  /** Resolved for the default locale. */
  navigation: Navigation;
  redirects?: Loaded<Redirect[]>;
  /** The files of content/symptoms/. */
  symptoms: readonly Loaded<PageSymptoms>[];
  /** What recipes are checked against. */
  recipes: CheckedRecipes;
  ledger?: Loaded<AddressLedger>;
  /** Addresses that the product links to. */
  productLinks?: Loaded<ProductLinks>;
  integrations?: Loaded<IntegrationEntry[]>;
  glossary?: Loaded<GlossaryTerm[]>;
  synonyms?: Loaded<SynonymGroup[]>;
  /** Paths that links may name although nothing is published there: owed pages and drafts. */
  hidden: ReadonlySet<string>;
}

/** One rule: the whole site in, its problems out. */
export type Rule = (site: SiteUnderCheck) => Problem[];
