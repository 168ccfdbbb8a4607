import { EntryLink } from './EntryLink.tsx';
import type { SkipReason, UpgradePlan } from './plan-upgrade.ts';
import { RichLine } from './RichLine.tsx';

const reasons: Readonly<Record<Exclude<SkipReason, 'settled'>, string>> = {
  deployment: 'It affects another deployment.',
  connector: 'You don’t use the connector.',
  component: 'You don’t use it.',
};

/** What readers can skip, each with its reason. */
export function SkippedList({ plan: { between, skipped, skippedSteps }, open }: { plan: UpgradePlan; open: boolean }) {
  return (
    <details className="tool-part" open={open}>
      <summary>
        <h2>What you can skip ({skipped.length + skippedSteps.length + 1})</h2>
      </summary>
      <ul className="upgrade-skipped">
        <li>
          <strong>Releases in between.</strong>{' '}
          {between === 0
            ? 'There is no release in between.'
            : `You don’t need to install the releases in between (${between}).`}
        </li>
        {skippedSteps.map(({ title, because }) => (
          <li key={title}>
            <strong>{title}.</strong> {because}
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
            ). {reason === 'settled' ? change.settled?.because : reasons[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
