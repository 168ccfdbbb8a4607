import { EntryLink } from './EntryLink.tsx';
import type { InstalledVersions, PlacedChange, UpgradePlan } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

/** What to expect from an upgrade, and the versions to install. */
export function PlanSummary({
  plan: { crossed, applying },
  to,
  versions,
}: {
  plan: UpgradePlan;
  to: string;
  versions: InstalledVersions;
}) {
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
          <dt>Changes</dt>
          <dd>
            {count('breaking')} breaking, {downtime.length} with downtime, {count('deprecation')} deprecations
          </dd>
        </div>
        <InstalledRows versions={versions} to={to} />
        <div>
          <dt>Downtime</dt>
          <dd>
            {downtime.length === 0
              ? 'A restart. The notes announce nothing longer.'
              : downtime.map(({ change, entry }, index) => (
                  <span key={entry.name}>
                    {index > 0 && '; '}
                    <RichLine text={change.subject} /> (<EntryLink entry={entry} />)
                  </span>
                ))}
          </dd>
        </div>
        <div>
          <dt>Reindexing</dt>
          <dd>
            {indexed.length === 0 && 'None.'}
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

/** Server, chart, and command line. */
function InstalledRows({ versions: { chart, cli }, to }: { versions: InstalledVersions; to: string }) {
  return (
    <>
      <div>
        <dt>Server images</dt>
        <dd>
          <code>v{to}</code>
        </dd>
      </div>
      <div>
        <dt>Helm chart</dt>
        <dd>
          {chart === undefined ? (
            <>
              No chart installs {to} by default. Choose the chart of a neighboring release, and set{' '}
              <code>global.datahub.version</code> or the image tags.
            </>
          ) : (
            <>
              <code>datahub/datahub {chart.version}</code>
              {chart.cli !== undefined && (
                <>
                  . It runs recipes from the UI with version {chart.cli}, unless you set{' '}
                  <code>global.datahub.managed_ingestion.defaultCliVersion</code>.
                </>
              )}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Command line</dt>
        <dd>
          <code>acryl-datahub=={cli}</code>, the newest of this release
        </dd>
      </div>
    </>
  );
}
