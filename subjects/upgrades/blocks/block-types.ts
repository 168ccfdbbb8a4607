import type { NamedLink } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';

/** What changed in a version, by what the reader has to expect. */
export interface UpgradeNotesBlock {
  type: 'upgrade-notes';
  intro: readonly RichText[];
  groups: readonly {
    title: string;
    changes: readonly { subject: RichText; text: RichText; action: RichText }[];
  }[];
}

/** All versions with what changed in them, by whom it concerns. */
export interface UpgradeSummaryBlock {
  type: 'upgrade-summary';
  caption: string;
  columns: readonly string[];
  rows: readonly { version: NamedLink; cells: readonly string[] }[];
}

/** Every block of this subject. */
export type UpgradeBlock = UpgradeNotesBlock | UpgradeSummaryBlock;
