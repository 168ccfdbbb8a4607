import { BrandMark } from '#site/reference/BrandMark.tsx';
import { DataLink } from '#site/reference/DataLink.tsx';
import type { ConnectorSummaryBlock } from './block-types.ts';

/** A connector's facts before the first sentence: its icon, its support status with its meaning, and names to copy. */
export function ConnectorSummary({ block: { anchor, title, icon, status, facts } }: { block: ConnectorSummaryBlock }) {
  return (
    <div className="panel connector-summary" id={anchor}>
      <div className="connector-head">
        <BrandMark title={title} {...(icon !== undefined && { icon })} />
        <p>
          <span className={`badge badge-${status.tone}`}>{status.label}</span> {status.meaning}
        </p>
      </div>
      <dl>
        {facts.map(({ term, values }) => (
          <div key={term}>
            <dt>{term}</dt>
            {values.map(({ name, href }) => (
              <dd key={name}>{href === undefined ? name : <DataLink href={href}>{name}</DataLink>}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
