import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { CodeName, NameList, RichInline } from '#site/reference/RichInline.tsx';
import type { RelationshipTableBlock } from './block-types.ts';

export function RelationshipTable({ block: { caption, direction, rows } }: { block: RelationshipTableBlock }) {
  return (
    <ReferenceTable
      caption={caption}
      className="relationships"
      columns={['Relationship', direction === 'outgoing' ? 'To' : 'From', 'Made by', 'Meaning']}
      rows={rows.map(({ name, entities, via, lineage, meaning }, index) => ({
        key: String(index),
        cells: [
          <span key="name" className="named">
            <CodeName name={name} />
            {lineage && <span className="badge badge-accent">Lineage</span>}
          </span>,
          <NameList key="entities" names={entities} />,
          <NameList key="via" names={via} />,
          <RichInline key="meaning" text={meaning} />,
        ],
      }))}
    />
  );
}
