import type { BrandIconName } from '#model/brand-icon-names.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { CapabilityName, CapabilityValue, SupportStatus } from '#model/integration-vocabulary.ts';

/** What integrations are filtered by, in the order of the panel. Also the names of the query parameters. */
export const facetKeys = ['type', 'connection', 'status', 'capability', 'feature'] as const;
export type FacetKey = (typeof facetKeys)[number];

export interface Facet {
  key: FacetKey;
  label: string;
  values: readonly { slug: string; label: string }[];
  /** Whether a result must have all chosen values. Otherwise, one of them is enough. */
  needsAll: boolean;
}

/** An integration as the islands get it: plain data, with its addresses in the language of the page. */
export interface DirectoryEntry {
  id: string;
  title: string;
  /** What it is, in one sentence; empty while its page is planned. */
  description: string;
  icon: BrandIconName | null;
  /** Absent while its page is planned. */
  href?: string;
  /** Capabilities that people use to choose, with the best value among the modules. */
  highlights: readonly { label: string; value: CapabilityValue }[];
  /** Slugs by facet. */
  facets: Readonly<Record<FacetKey, readonly string[]>>;
  /** The text that is searched in addition to the title, in lowercase without accents. */
  words: string;
  modules: readonly DirectoryModule[];
}

/** A capability as a column of the matrix. */
export interface CapabilityColumn {
  name: CapabilityName;
  label: string;
}

/** One row of the matrix, one column of a comparison. */
export interface DirectoryModule {
  plugin: string;
  title: string;
  status: SupportStatus;
  /** Its capabilities on the page of the connector. */
  href?: string;
  /** One for each capability, in the order of the vocabulary. */
  cells: readonly CapabilityCell[];
  /** What leads to an option of the module: the page, and the beginning of the anchor. Absent while the page is planned. */
  optionBase?: string;
}

/** A value, and the options to set if it is opt-in. */
export interface CapabilityCell {
  value: CapabilityValue;
  options?: readonly string[];
}

/** The directory's setup at build time. */
export interface DirectorySetup {
  view: 'list' | 'matrix';
  entries: readonly DirectoryEntry[];
  facets: readonly Facet[];
  capabilities: readonly CapabilityColumn[];
  texts: IntegrationTexts;
  /** Address of the drawing with all brand icons. */
  sprite: string;
  /** Public addresses of the three views, and of the tool that writes recipes. */
  addresses: { list: string; matrix: string; compare: string; recipes: string };
}

/** Maximum number of connectors that fit side by side. */
export const MOST_COMPARED = 4;
