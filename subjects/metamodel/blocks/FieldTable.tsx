import { Fragment } from 'react';
import { BadgeList } from '#site/reference/Badges.tsx';
import { Permalink } from '#site/reference/Permalink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import type { FieldTableBlock } from './block-types.ts';

/** The fields of an aspect or a record. */
export function FieldTable({ block: { caption, rows } }: { block: Pick<FieldTableBlock, 'caption' | 'rows'> }) {
  if (rows.length === 0) return <p className="no-fields">It has no fields: a payload writes {'{}'}.</p>;
  return (
    <ReferenceTable
      caption={caption}
      className="fields"
      columns={['Field', 'Meaning']}
      rows={rows.map((row) => ({
        key: row.anchor,
        id: row.anchor,
        cells: [
          <span key="name" className="named">
            <span className="option-name">
              <code>{row.name}</code>
              <Permalink anchor={row.anchor} title={row.name} />
            </span>
            <span className="option-type">
              <TypeName text={row.fieldType} />
              {row.required && <span className="badge badge-accent">Required</span>}
            </span>
            {row.defaultValue !== undefined && (
              <span className="option-default">
                Default: <code>{row.defaultValue}</code>
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
