import type { RichText } from '#model/rich-text.ts';
import type { UpgradeChange, UpgradeNotes, VersionNotes } from './schema.ts';

/** A change between two versions, its sentences read. */
export interface UpgradeFact
  extends Omit<UpgradeChange, 'concerns' | 'topic' | 'pull' | 'subject' | 'text' | 'action'> {
  subject: RichText;
  text: RichText;
  action: RichText;
}

/** What was noted of one or more versions, its sentences read. */
export interface UpgradeEntry extends Omit<VersionNotes, 'notes' | 'changes'> {
  notes: readonly RichText[];
  changes: readonly UpgradeFact[];
}

/** What the tool for upgrades works with. */
export interface UpgradeFacts extends Pick<UpgradeNotes, 'describes' | 'steps' | 'components'> {
  /** Newest first. */
  entries: readonly UpgradeEntry[];
}
