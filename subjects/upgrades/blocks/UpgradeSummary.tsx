import { DataLink } from '#site/reference/DataLink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import type { UpgradeSummaryBlock } from './block-types.ts';

/** All versions at a glance, each with a link to its notes. */
export function UpgradeSummary({ block: { caption, columns, rows } }: { block: UpgradeSummaryBlock }) {
  return (
    <ReferenceTable
      caption={caption}
      columns={['Version', ...columns]}
      rows={rows.map(({ version, cells }) => ({
        key: version.name,
        cells: [<VersionLink key="version" {...version} />, ...cells],
      }))}
    />
  );
}

function VersionLink({ name, href }: UpgradeSummaryBlock['rows'][number]['version']) {
  return href === undefined ? name : <DataLink href={href}>{name}</DataLink>;
}
