import type { UpgradeSummaryBlock } from '#model/blocks.ts';
import { DataLink } from './DataLink.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';

/** All versions at a glance, each with a link to its notes. */
export function UpgradeSummary({ block: { caption, columns, rows } }: { block: UpgradeSummaryBlock }) {
  return (
    <ReferenceTable
      caption={caption}
      columns={['Version', 'Released', ...columns]}
      rows={rows.map(({ version: { name, href }, date, cells }) => ({
        key: name,
        cells: [
          href === undefined ? name : <DataLink href={href}>{name}</DataLink>,
          date === '' ? '' : <time dateTime={date}>{date}</time>,
          ...cells,
        ],
      }))}
    />
  );
}
