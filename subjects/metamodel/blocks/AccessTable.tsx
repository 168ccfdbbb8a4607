import { DataLink } from '#site/reference/DataLink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import type { AccessTableBlock } from './block-types.ts';

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
