import type { RichText } from '#model/rich-text.ts';
import type { UpgradeChange, UpgradeNotes, VersionNotes } from './schema.ts';

/** A change between two versions, with parsed sentences. */
export interface UpgradeFact
  extends Omit<UpgradeChange, 'concerns' | 'topic' | 'pull' | 'subject' | 'text' | 'action'> {
  subject: RichText;
  text: RichText;
  action: RichText;
}

/** The notes for one or more versions, with parsed sentences. */
export interface UpgradeEntry extends Omit<VersionNotes, 'notes' | 'changes'> {
  notes: readonly RichText[];
  changes: readonly UpgradeFact[];
}

/** The upgrade tool's data. */
export interface UpgradeFacts extends Pick<UpgradeNotes, 'describes' | 'steps' | 'components'> {
  /** Newest first. */
  entries: readonly UpgradeEntry[];
}
