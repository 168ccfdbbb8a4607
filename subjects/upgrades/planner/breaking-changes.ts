import type { RichText } from '#model/rich-text.ts';
import type { UpgradeKind } from '../upgrade-vocabulary.ts';
import type { PlacedChange } from './plan-upgrade.ts';

const checked: ReadonlySet<UpgradeKind> = new Set(['downtime', 'reindex', 'breaking']);

/** A change that requires action, and a name that is kept when the choice of connectors changes. */
export interface CheckedChange extends PlacedChange {
  id: string;
}

/** The changes that can break an installation, the ones with downtime first, otherwise oldest first. */
export function breakingChanges(changes: readonly PlacedChange[]): CheckedChange[] {
  return changes
    .filter(({ change }) => checked.has(change.kind))
    .map((placed) => ({
      ...placed,
      id: `${placed.entry.name} ${plainText(placed.change.subject)} ${plainText(placed.change.text)}`,
    }))
    .toSorted((a, b) => Number(b.change.kind === 'downtime') - Number(a.change.kind === 'downtime'));
}

/** A sentence without markup. */
function plainText(text: RichText): string {
  return text
    .map((part) =>
      typeof part === 'string' ? part : 'code' in part ? part.code : 'strong' in part ? part.strong : part.text,
    )
    .join('');
}
