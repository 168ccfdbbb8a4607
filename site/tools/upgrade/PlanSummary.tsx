import { EntryLink } from './EntryLink.tsx';
import type { PlacedChange, UpgradePlan } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

/** What to expect of an upgrade, before its steps. */
export function PlanSummary({ plan: { crossed, applying } }: { plan: UpgradePlan }) {
  const count = (kind: PlacedChange['change']['kind']) => applying.filter(({ change }) => change.kind === kind).length;
  const downtime = applying.filter(({ change }) => change.kind === 'downtime');
  const indexed = applying.flatMap(({ change, entry }) =>
    change.indices === undefined ? [] : [{ text: change.indices, entry }],
  );
  const notes = crossed.flatMap((entry) => entry.notes.map((note) => ({ note, entry })));
  return (
    <section className="tool-part">
      <h2>What to expect</h2>
      <dl className="upgrade-summary">
        <div>
          <dt>Breaking changes</dt>
          <dd>
            {count('breaking')}, and {count('deprecation')} deprecations
          </dd>
        </div>
        <div>
          <dt>Downtime</dt>
          <dd>
            {downtime.length === 0
              ? 'A restart; nothing longer is announced.'
              : downtime.map(({ change, entry }, index) => (
                  <span key={entry.name}>
                    {index > 0 && '; '}
                    <RichLine text={change.subject} /> (<EntryLink entry={entry} />)
                  </span>
                ))}
          </dd>
        </div>
        <div>
          <dt>Must be indexed again</dt>
          <dd>
            {indexed.length === 0 && 'Nothing.'}
            {indexed.map(({ text, entry }) => (
              <p key={entry.name}>
                {text} (<EntryLink entry={entry} />)
              </p>
            ))}
          </dd>
        </div>
        {notes.length > 0 && (
          <div>
            <dt>Good to know</dt>
            <dd>
              {notes.map(({ note, entry }) => (
                <p key={entry.name}>
                  <EntryLink entry={entry} />: <RichLine text={note} />
                </p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
