import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import { breakingChanges } from './breaking-changes.ts';
import { EntryLink } from './EntryLink.tsx';
import type { PlacedChange } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

interface BreakingChecklistProps {
  changes: readonly PlacedChange[];
  done: ReadonlySet<string>;
  onChange: (done: ReadonlySet<string>) => void;
}

/** The checklist of breaking changes. The check marks stay in the page's memory. */
export function BreakingChecklist({ changes, done, onChange }: BreakingChecklistProps) {
  const t = useTexts(upgradeTexts);
  const breaking = breakingChanges(changes);
  const count = breaking.filter(({ id }) => done.has(id)).length;
  const toggle = (id: string) => {
    const next = new Set(done);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <section className="tool-part">
      <h2>{t.upgradeBreakingChanges}</h2>
      {breaking.length === 0 ? (
        <p>{t.upgradeNoneNotesMentionChoices}</p>
      ) : (
        <p role="status">{fillNodes(t.upgradeDone, { count, count2: breaking.length })}</p>
      )}
      <ul className="upgrade-checklist">
        {breaking.map(({ id, change, entry, uncertain }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={done.has(id)} onChange={() => toggle(id)} />
              <span>
                <strong>
                  <RichLine text={change.subject} />
                </strong>{' '}
                {change.kind === 'downtime' && <span className="badge badge-danger">{t.upgradeDowntime}</span>}
                {change.kind === 'reindex' && <span className="badge badge-warning">{t.upgradeIndices}</span>}
              </span>
            </label>
            <div>
              <p>
                <RichLine text={change.action.length > 0 ? change.action : change.text} />
              </p>
              <p className="upgrade-version">
                <EntryLink entry={entry} />
                {uncertain && t.upgradePossiblyNotBetweenVersions}
              </p>
              {change.action.length > 0 && (
                <details>
                  <summary>{t.upgradeWhatChanged}</summary>
                  <p>
                    <RichLine text={change.text} />
                  </p>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
