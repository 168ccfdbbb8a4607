import { DataLink } from '#site/reference/DataLink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { AccessTableBlock } from './block-types.ts';

export function AccessTable({ block: { caption, rows } }: { block: AccessTableBlock }) {
  const t = useTexts(metamodelTexts);
  return (
    <ReferenceTable
      caption={caption}
      columns={[t.metamodelInterface, t.metamodelReads, t.metamodelWrites]}
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
