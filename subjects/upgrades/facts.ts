import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { UpgradeData } from './data.ts';
import type { UpgradeChange, VersionNotes } from './schema.ts';
import type { UpgradeEntry, UpgradeFact, UpgradeFacts } from './upgrade-facts.ts';

/** The upgrade tool's data; without entries if the site has no notes. */
export function upgradeFacts({ upgrades: [file] }: UpgradeData): UpgradeFacts {
  if (file === undefined) return { describes: '', steps: [], components: [], entries: [] };
  const { describes, steps, components, versions } = file.value;
  return { describes, steps, components, entries: versions.map(entryOf) };
}

function entryOf({ notes, changes, ...version }: VersionNotes): UpgradeEntry {
  return { ...version, notes: notes.map(parseRichText), changes: changes.map(factOf) };
}

function factOf({ concerns, topic, pull, subject, text, action = '', ...change }: UpgradeChange): UpgradeFact {
  return {
    ...change,
    subject: parseRichText(subject),
    text: parseRichText(text),
    action: parseRichText(action),
  };
}
