/**
 * A part of a reference page that is made from data and rendered by a component of its subject. All properties survive JSON. The types of blocks
 * are next to their components, in `subjects/{name}/blocks/block-types.ts`.
 */
export interface Block {
  readonly type: string;
}

/** A word with a meaning that a reader can look up: support status, timeseries, deprecated … */
export interface Badge {
  label: string;
  tone: 'neutral' | 'good' | 'warning' | 'danger' | 'accent';
  /** What the badge means, as a sentence. */
  meaning: string;
}

/** A name of the data, linked when there is a place that explains it. */
export interface NamedLink {
  name: string;
  /** Path with hash, hash alone, or an outside address. */
  href?: string;
}

/** A type as written, with every name in it linked that has a place: `array[` + `Upstream` + `]`. */
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
