import { Check, Minus } from 'lucide';
import type { Availability } from '#model/front-matter.ts';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** Which edition has the feature that the page describes; the same markup as the `availability` directive inside a page. */
export function AvailabilityBadge({ mode }: { mode: Availability }) {
  const { strings } = useSite();
  const rows = [
    { label: strings.selfHosted, has: mode !== 'managed' },
    { label: strings.managed, has: mode !== 'selfHosted' },
  ];
  return (
    <ul className="availability" aria-label={strings.availability}>
      {rows.map(({ label, has }) => (
        <li key={label} className={has ? 'is-available' : 'is-unavailable'}>
          {has ? <Icon of={Check} /> : <Icon of={Minus} />}
          {label}: <span>{has ? strings.available : strings.notAvailable}</span>
        </li>
      ))}
    </ul>
  );
}
