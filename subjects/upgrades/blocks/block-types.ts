import type { NamedLink } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';

/** What changed in a version, by the consequences for the reader. */
export interface UpgradeNotesBlock {
  type: 'upgrade-notes';
  intro: readonly RichText[];
  groups: readonly {
    title: string;
    changes: readonly { subject: RichText; text: RichText; action: RichText }[];
  }[];
}

/** All versions with their changes, by who is affected. */
export interface UpgradeSummaryBlock {
  type: 'upgrade-summary';
  caption: string;
  columns: readonly string[];
  rows: readonly { version: NamedLink; cells: readonly string[] }[];
}

/** Every block of this subject. */
export type UpgradeBlock = UpgradeNotesBlock | UpgradeSummaryBlock;
