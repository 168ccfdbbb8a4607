import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import { EntryLink } from './EntryLink.tsx';
import type { SkipReason, UpgradePlan } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

const reasons = (t: Texts<typeof upgradeTexts>): Readonly<Record<Exclude<SkipReason, 'settled'>, string>> => ({
  deployment: t.upgradeAffectsAnotherDeployment,
  connector: t.upgradeDontUseConnector,
  component: t.upgradeDontUse,
});

/** What readers can skip, each with its reason. */
export function SkippedList({ plan: { between, skipped, skippedSteps }, open }: { plan: UpgradePlan; open: boolean }) {
  const t = useTexts(upgradeTexts);
  const inWords = useMessages();
  return (
    <details className="tool-part" open={open}>
      <summary>
        <h2>{fillNodes(t.upgradeWhatCanSkip, { value: skipped.length + skippedSteps.length + 1 })}</h2>
      </summary>
      <ul className="upgrade-skipped">
        <li>
          <strong>{t.upgradeReleasesBetween}</strong>{' '}
          {between === 0 ? t.upgradeThereNoReleaseBetween : fill(t.upgradeDontNeedInstallReleases, { between })}
        </li>
        {skippedSteps.map(({ title, because }) => (
          <li key={title}>
            <strong>{title}.</strong> {inWords(because)}
          </li>
        ))}
        {skipped.map(({ change, entry, reason }, index) => (
          // The changes of a version are in the order of its notes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${entry.name} ${index}`}>
            <strong>
              <RichLine text={change.subject} />
            </strong>{' '}
            (<EntryLink entry={entry} />
            ). {reason === 'settled' ? change.settled?.because : reasons(t)[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
