import type { ReactNode } from 'react';
import type { SupportStatus } from '#model/integration-vocabulary.ts';
import { Mark } from '#site/ui/Mark.tsx';
import { CapabilityHighlights } from './CapabilityHighlights.tsx';
import type { DirectoryEntry, DirectorySetup } from './directory.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface IntegrationCardProps {
  entry: DirectoryEntry;
  setup: DirectorySetup;
  /** The actions for it besides reading its page. */
  children: ReactNode;
}

/** One integration: what it is, what it can read, what kind of product it is, and its support status if it declares one. */
export function IntegrationCard({ entry, setup: { facets, sprite, texts }, children }: IntegrationCardProps) {
  const { title, href, description, icon } = entry;
  const status = (entry.facets.status[0] ?? 'unknown') as SupportStatus;
  const labels = facets
    .filter(({ key }) => key === 'type' || key === 'connection')
    .flatMap(({ key, values }) => values.filter(({ slug }) => entry.facets[key].includes(slug)))
    .map(({ label }) => label);
  return (
    <li className="integration">
      <Mark title={title} icon={icon} sprite={sprite} />
      <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      {description !== '' && <p className="integration-about">{description}</p>}
      {entry.highlights.length > 0 && <CapabilityHighlights entry={entry} texts={texts} />}
      <p className="integration-facts">
        {/* Only connectors declare a status upstream; a badge that says there is none would read as an error. */}
        {status !== 'unknown' && <StatusBadge status={status} texts={texts} />} {labels.join(' · ')}
      </p>
      {children}
    </li>
  );
}
