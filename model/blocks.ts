/**
 * A part of a reference page that is made from data and rendered by a component of its subject. All properties survive JSON. The types of blocks
 * are next to their components, in `subjects/{name}/blocks/block-types.ts`.
 */
export interface Block {
  readonly type: string;
}

/** A word whose meaning a reader can look up: support status, timeseries, deprecated … */
export interface Badge {
  label: string;
  tone: 'neutral' | 'good' | 'warning' | 'danger' | 'accent';
  /** What the badge means, as a sentence. */
  meaning: string;
}

/** A name from the data, linked if there is a place that explains it. */
export interface NamedLink {
  name: string;
  /** Path with hash, hash alone, or an outside address. */
  href?: string;
}

/** A type as written, in which every name that has a place is linked: `array[` + `Upstream` + `]`. */
export type TypeText = readonly (string | NamedLink)[];

export interface BadgeRowBlock {
  type: 'badge-row';
  badges: readonly Badge[];
}

/** A filter for the entries that follow it on a page. */
export interface SectionFilterBlock {
  type: 'section-filter';
  /** Name for screen readers. */
  label: string;
  count: number;
  /** Whether entries have parts that are closed at first. */
  hasFolded?: boolean;
}
