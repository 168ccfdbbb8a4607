import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import type { UpgradeKind } from '../upgrade-vocabulary.ts';
import { EntryLink } from './EntryLink.tsx';
import type { PlacedChange } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

const kinds: Readonly<Record<UpgradeKind, { label: string; tone: string }>> = {
  downtime: { label: 'Downtime', tone: 'danger' },
  reindex: { label: 'Indices', tone: 'warning' },
  breaking: { label: 'Breaking', tone: 'danger' },
  deprecation: { label: 'Deprecated', tone: 'warning' },
  notable: { label: 'Note', tone: 'neutral' },
};

/** The changes that need attention at one step. */
export function ChangeList({ changes }: { changes: readonly PlacedChange[] }) {
  const t = useTexts(upgradeTexts);
  if (changes.length === 0) return null;
  return (
    <ul className="upgrade-changes">
      {changes.map(({ change, entry, uncertain }, index) => (
        // The changes of a version are in the order of its notes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={`${entry.name} ${index}`}>
          <p>
            <span className={`badge badge-${kinds[change.kind].tone}`}>{kinds[change.kind].label}</span>{' '}
            <strong>
              <RichLine text={change.subject} />
            </strong>{' '}
            <span className="upgrade-version">
              <EntryLink entry={entry} />
              {uncertain && t.upgradePossiblyNotBetweenVersions}
            </span>
          </p>
          <p>
            <RichLine text={change.text} />
          </p>
          {change.action.length > 0 && (
            <p>
              <strong>{t.upgradeWhatDo}</strong> <RichLine text={change.action} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
