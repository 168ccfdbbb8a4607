import { EntryLink } from './EntryLink.tsx';
import type { SkipReason, UpgradePlan } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

const reasons: Readonly<Record<Exclude<SkipReason, 'settled'>, string>> = {
  deployment: 'It concerns another deployment.',
  connector: 'You don’t use the connector.',
  component: 'You don’t have it in use.',
};

/** What can be left out, each with its reason. */
export function SkippedList({ plan: { between, skipped, skippedSteps } }: { plan: UpgradePlan }) {
  return (
    <section className="tool-part">
      <h2>What you can skip</h2>
      <ul className="upgrade-skipped">
        <li>
          <strong>Stops in between.</strong>{' '}
          {between === 0 ? 'There is no release between.' : `You needn’t install the releases between (${between}).`}
        </li>
        {skippedSteps.map(({ title, because }) => (
          <li key={title}>
            <strong>{title}.</strong> {because}
          </li>
        ))}
        {skipped.map(({ change, entry, reason }, index) => (
          // The changes of a version stand in the order of its notes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${entry.name} ${index}`}>
            <strong>
              <RichLine text={change.subject} />
            </strong>{' '}
            (<EntryLink entry={entry} />
            ). {reason === 'settled' ? change.settled?.because : reasons[reason]}
          </li>
        ))}
      </ul>
    </section>
  );
}
