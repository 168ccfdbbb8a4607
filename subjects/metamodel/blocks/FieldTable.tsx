import { Fragment } from 'react';
import { fillNodes } from '#site/fill-nodes.ts';
import { BadgeList } from '#site/reference/Badges.tsx';
import { Permalink } from '#site/reference/Permalink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { FieldTableBlock } from './block-types.ts';

/** The fields of an aspect or a record. */
export function FieldTable({
  block: { caption, rows },
  foldedAs,
}: {
  block: Pick<FieldTableBlock, 'caption' | 'rows'>;
  foldedAs?: string;
}) {
  const t = useTexts(metamodelTexts);
  if (rows.length === 0) return <p className="no-fields">{t.metamodelHasNoFieldsPayload}</p>;
  return (
    <ReferenceTable
      caption={caption}
      className="fields"
      {...(foldedAs !== undefined && { foldedAs })}
      columns={[t.metamodelField, t.metamodelMeaning]}
      rows={rows.map((row) => ({
        key: row.anchor,
        id: row.anchor,
        cells: [
          <span key="name" className="named">
            <span className="option-name">
              <code>{row.name}</code>
              <Permalink anchor={row.anchor} title={row.name} />
            </span>{' '}
            <span className="option-type">
              <TypeName text={row.fieldType} />{' '}
              {row.required && <span className="badge badge-accent">{t.metamodelRequired}</span>}
            </span>{' '}
            {row.defaultValue !== undefined && (
              <span className="option-default">
                {fillNodes(t.metamodelDefault, { code: <code>{row.defaultValue}</code> })}
              </span>
            )}
          </span>,
          <Fragment key="meaning">
            <RichInline text={row.description} /> <BadgeList badges={row.badges} />
          </Fragment>,
        ],
      }))}
    />
  );
}
