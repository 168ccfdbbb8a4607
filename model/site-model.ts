import type { Conformance } from './conformance.ts';
import type { Connector } from './connector.ts';
import type { ConnectorFacts } from './connector-facts.ts';
import type { Entity } from './entity.ts';
import type { ErrorScore } from './error-score.ts';
import type { ImageAsset } from './image.ts';
import type { Integration } from './integration.ts';
import type { MetamodelFacts, MetamodelLayouts } from './metamodel-facts.ts';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { Redirect } from './redirects.ts';
import type { SearchScore } from './search-score.ts';
import type { LocaleConfig, SiteConfig } from './site-config.ts';
import type { Strings } from './strings.ts';
import type { UpgradeFacts } from './upgrade-facts.ts';
import type { UrnKind } from './urn/facts.ts';

/** Every address of the site's own, told apart by who renders it. */
export interface ScreenRoute {
  /** e.g. `/integrations`. */
  path: string;
  screen:
    | 'home'
    | 'docs-landing'
    | 'community'
    | 'integrations'
    | 'integrations-matrix'
    | 'integrations-compare'
    | 'search'
    | 'search-quality'
    | 'accessibility'
    | 'graphql-overview'
    | 'samples'
    | 'sample-list'
    | 'offline'
    | 'tools'
    | 'tool-recipes'
    | 'tool-errors'
    | 'tool-metamodel'
    | 'tool-upgrade'
    | 'tool-urn';
  title: string;
  description: string;
  /** Words that readers type for it; without any it can't be searched for. */
  keywords?: readonly string[];
}

/** The site in one language. */
export interface LocaleSite {
  locale: LocaleConfig;
  /** Base URL of the locale with both slashes, e.g. `/` or `/catalog/fr/`. */
  base: string;
  strings: Strings;
  pages: readonly Page[];
  navigation: Navigation;
  /** HTML of the Markdown files in content/pages/, by file name without extension: texts of the screens. */
  pieces: Readonly<Record<string, string>>;
}

/** All that the outputs need; the result of the pipeline. */
export interface SiteModel {
  config: SiteConfig;
  screens: readonly ScreenRoute[];
  locales: readonly LocaleSite[];
  redirects: readonly Redirect[];
  connectors: readonly Connector[];
  /** What readers compare of each connector. */
  connectorFacts: readonly ConnectorFacts[];
  entities: readonly Entity[];
  /** What changed in which version, and the steps of an upgrade. */
  upgrades: UpgradeFacts;
  /** How URNs are written: of each entity type, and the environments. */
  urns: { kinds: readonly UrnKind[]; environments: readonly string[] };
  /** How well search answers; without engines where that was never measured. */
  searchScore: SearchScore;
  /** How well the tool at /tools/errors answers the reports of its exam; absent where that was never measured. */
  errorScore?: ErrorScore | undefined;
  /** How the site meets WCAG 2.2; absent where nobody wrote that down. */
  conformance: Conformance | undefined;
  /** The metamodel as a graph, and where its nodes are drawn. */
  metamodel: { facts: MetamodelFacts; layouts: MetamodelLayouts };
  /** Paths of the pages that show known errors, for links to them. */
  errorPages: readonly string[];
  /** What tools load in the browser: plain data by name, e.g. `urn/dataset`. */
  toolFacts: Readonly<Record<string, object>>;
  /** What the directory at /integrations lists: connectors and everything else, by title. */
  integrations: readonly Integration[];
  /** Addresses published before and not written yet. */
  owed: readonly string[];
  images: readonly ImageAsset[];
  /** Files at stable addresses for programs: text by path below the base URL, e.g. `schemas/recipe.json`. */
  files: Readonly<Record<string, string>>;
}
