import type { Badge } from '#model/blocks.ts';

/** One word with its meaning, which pointer users get as a tooltip and screen reader users as text. */
export function BadgeMark({ badge: { label, tone, meaning } }: { badge: Badge }) {
  return (
    <span className={`badge badge-${tone}`} title={meaning}>
      {label}
      <span className="visually-hidden">: {meaning}</span>
    </span>
  );
}

export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    badges.length > 0 && (
      <span className="badges">
        {badges.map((badge) => (
          <BadgeMark key={badge.label} badge={badge} />
        ))}
      </span>
    )
  );
}

/** Badges with their meaning in full, below a heading. */
export function BadgeRow({ block: { badges } }: { block: { badges: readonly Badge[] } }) {
  return (
    <ul className="badge-row">
      {badges.map(({ label, tone, meaning }) => (
        <li key={label}>
          <span className={`badge badge-${tone}`}>{label}</span> {meaning}
        </li>
      ))}
    </ul>
  );
}
