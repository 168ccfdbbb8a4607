import { breakingChanges } from './breaking-changes.ts';
import { EntryLink } from './EntryLink.tsx';
import type { PlacedChange } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

interface BreakingChecklistProps {
  changes: readonly PlacedChange[];
  done: ReadonlySet<string>;
  onChange: (done: ReadonlySet<string>) => void;
}

/** The breaking changes to tick off. The ticks stay in the page's memory. */
export function BreakingChecklist({ changes, done, onChange }: BreakingChecklistProps) {
  const breaking = breakingChanges(changes);
  const count = breaking.filter(({ id }) => done.has(id)).length;
  const toggle = (id: string) => {
    const next = new Set(done);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <section className="tool-part">
      <h2>Breaking changes</h2>
      {breaking.length === 0 ? (
        <p>None that the notes mention for your choices.</p>
      ) : (
        <p role="status">
          {count} of {breaking.length} done
        </p>
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
                {change.kind === 'downtime' && <span className="badge badge-danger">Downtime</span>}
                {change.kind === 'reindex' && <span className="badge badge-warning">Indices</span>}
              </span>
            </label>
            <div>
              <p>
                <RichLine text={change.action.length > 0 ? change.action : change.text} />
              </p>
              <p className="upgrade-version">
                <EntryLink entry={entry} />
                {uncertain && ', possibly not between your versions'}
              </p>
              {change.action.length > 0 && (
                <details>
                  <summary>What changed</summary>
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
