import type { AccessTableBlock } from '#model/blocks.ts';
import { DataLink } from './DataLink.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';
import { RichInline } from './RichInline.tsx';

export function AccessTable({ block: { caption, rows } }: { block: AccessTableBlock }) {
  return (
    <ReferenceTable
      caption={caption}
      columns={['Interface', 'Reads', 'Writes']}
      rows={rows.map(({ api, href, reads, writes }) => ({
        key: api,
        cells: [
          href === undefined ? (
            api
          ) : (
            <DataLink key="link" href={href}>
              {api}
            </DataLink>
          ),
          <RichInline key="reads" text={reads} />,
          <RichInline key="writes" text={writes} />,
        ],
      }))}
    />
  );
}
