import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { CodeName, NameList, RichInline } from '#site/reference/RichInline.tsx';
import type { ConceptTableBlock } from './block-types.ts';

export function ConceptTable({ block: { caption, rows } }: { block: ConceptTableBlock }) {
  return (
    <ReferenceTable
      caption={caption}
      columns={['At the source', 'In DataHub', 'Note']}
      rows={rows.map(({ source, entity, aspects, note }, index) => ({
        key: String(index),
        cells: [
          <RichInline key="source" text={source} />,
          <span key="entity">
            <CodeName {...entity} />
            {aspects.length > 0 && (
              <span className="concept-aspects">
                <NameList names={aspects} />
              </span>
            )}
          </span>,
          note.length > 0 && <RichInline key="note" text={note} />,
        ],
      }))}
    />
  );
}
