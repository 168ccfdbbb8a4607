import type { BrandIconName } from '#model/brand-icon-names.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { CapabilityMode, CapabilityName, SupportStatus } from '#model/integration-vocabulary.ts';

/** What integrations are filtered by, in the order of the panel. Also the names of the query parameters. */
export const facetKeys = ['type', 'connection', 'status', 'capability', 'feature'] as const;
export type FacetKey = (typeof facetKeys)[number];

export interface Facet {
  key: FacetKey;
  label: string;
  values: readonly { slug: string; label: string }[];
  /** Whether a result must have all chosen values; else one of them is enough. */
  needsAll: boolean;
}

/** An integration as the islands get it: plain data, with its addresses in the language of the page. */
export interface DirectoryEntry {
  id: string;
  title: string;
  /** What it is, in one sentence; empty while its page is owed. */
  description: string;
  icon: BrandIconName | null;
  /** Absent while its page is owed. */
  href?: string;
  /** Slugs by facet. */
  facets: Readonly<Record<FacetKey, readonly string[]>>;
  /** What a search looks at beside the title, in small letters without accents. */
  words: string;
  modules: readonly DirectoryModule[];
}

/** One row of the matrix, one column of a comparison. */
export interface DirectoryModule {
  plugin: string;
  title: string;
  status: SupportStatus;
  /** Its capabilities on the page of the connector. */
  href?: string;
  modes: Readonly<Partial<Record<CapabilityName, CapabilityMode>>>;
}

/** What the directory is told at build time. */
export interface DirectorySetup {
  view: 'list' | 'matrix';
  entries: readonly DirectoryEntry[];
  facets: readonly Facet[];
  capabilities: readonly CapabilityName[];
  texts: IntegrationTexts;
  /** Address of the drawing with all brand icons. */
  sprite: string;
  /** Public addresses of the three views, and of the tool that writes recipes. */
  addresses: { list: string; matrix: string; compare: string; recipes: string };
}

/** The most connectors that fit side by side. */
export const MOST_COMPARED = 4;
