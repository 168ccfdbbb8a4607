import type { RelationshipTableBlock } from '#model/blocks.ts';
import { ReferenceTable } from './ReferenceTable.tsx';
import { CodeName, NameList, RichInline } from './RichInline.tsx';

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
