import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { CodeName, NameList, RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { connectorTexts } from '../texts.ts';
import type { ConceptTableBlock } from './block-types.ts';

export function ConceptTable({ block: { caption, rows } }: { block: ConceptTableBlock }) {
  const t = useTexts(connectorTexts);
  return (
    <ReferenceTable
      caption={caption}
      columns={[t.connectorAtSource, t.connectorDatahub, t.connectorNote]}
      rows={rows.map(({ source, entity, aspects, note }, index) => ({
        key: String(index),
        cells: [
          <RichInline key="source" text={source} />,
          <span key="entity">
            <CodeName {...entity} />{' '}
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
