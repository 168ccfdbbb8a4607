import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { CodeName, NameList, RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { RelationshipTableBlock } from './block-types.ts';

export function RelationshipTable({ block: { caption, direction, rows } }: { block: RelationshipTableBlock }) {
  const t = useTexts(metamodelTexts);
  return (
    <ReferenceTable
      caption={caption}
      className="relationships"
      columns={[
        t.metamodelRelationship,
        direction === 'outgoing' ? t.metamodelTo : t.metamodelFrom,
        t.metamodelMadeBy,
        t.metamodelMeaning,
      ]}
      rows={rows.map(({ name, entities, via, lineage, meaning }, index) => ({
        key: String(index),
        cells: [
          <span key="name" className="named">
            <CodeName name={name} /> {lineage && <span className="badge badge-accent">{t.metamodelLineage}</span>}
          </span>,
          <NameList key="entities" names={entities} />,
          <NameList key="via" names={via} />,
          <RichInline key="meaning" text={meaning} />,
        ],
      }))}
    />
  );
}
