import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
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
  const t = useTexts(upgradeTexts);
  const count = (kind: PlacedChange['change']['kind']) => applying.filter(({ change }) => change.kind === kind).length;
  const downtime = applying.filter(({ change }) => change.kind === 'downtime');
  const indexed = applying.flatMap(({ change, entry }) =>
    change.indices === undefined ? [] : [{ text: change.indices, entry }],
  );
  const notes = crossed.flatMap((entry) => entry.notes.map((note) => ({ note, entry })));
  return (
    <section className="tool-part">
      <h2>{t.upgradeWhatExpect}</h2>
      <dl className="upgrade-summary">
        <div>
          <dt>{t.upgradeChanges}</dt>
          <dd>
            {fillNodes(t.upgradeBreakingDowntimeDeprecations, {
              breaking: count('breaking'),
              count: downtime.length,
              deprecation: count('deprecation'),
            })}
          </dd>
        </div>
        <InstalledRows versions={versions} to={to} />
        <div>
          <dt>{t.upgradeDowntime}</dt>
          <dd>
            {downtime.length === 0
              ? t.upgradeRestartNotesAnnounceNothing
              : downtime.map(({ change, entry }, index) => (
                  <span key={entry.name}>
                    {index > 0 && '; '}
                    <RichLine text={change.subject} /> (<EntryLink entry={entry} />)
                  </span>
                ))}
          </dd>
        </div>
        <div>
          <dt>{t.upgradeReindexing}</dt>
          <dd>
            {indexed.length === 0 && t.upgradeNone}
            {indexed.map(({ text, entry }) => (
              <p key={entry.name}>
                {text} (<EntryLink entry={entry} />)
              </p>
            ))}
          </dd>
        </div>
        {notes.length > 0 && (
          <div>
            <dt>{t.upgradeGoodKnow}</dt>
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
  const t = useTexts(upgradeTexts);
  return (
    <>
      <div>
        <dt>{t.upgradeServerImages}</dt>
        <dd>
          <code>v{to}</code>
        </dd>
      </div>
      <div>
        <dt>{t.upgradeHelmChart}</dt>
        <dd>
          {chart === undefined ? (
            fillNodes(t.upgradeNoChartInstallsBy, { to, code: <code>global.datahub.version</code> })
          ) : (
            <>
              <code>datahub/datahub {chart.version}</code>
              {chart.cli !== undefined &&
                fillNodes(t.upgradeRunsRecipesFromUi, {
                  cli: chart.cli,
                  code: <code>global.datahub.managed_ingestion.defaultCliVersion</code>,
                })}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t.upgradeCommandLine}</dt>
        <dd>{fillNodes(t.upgradeNewestRelease, { code: <code>acryl-datahub=={cli}</code> })}</dd>
      </div>
    </>
  );
}
