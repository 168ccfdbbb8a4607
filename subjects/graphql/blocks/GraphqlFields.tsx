import { Fragment } from 'react';
import type { RichText } from '#model/rich-text.ts';
import { MemberName } from '#site/reference/MemberName.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { graphqlTexts } from '../texts.ts';
import type { GraphqlFieldRow } from './block-types.ts';

/** Fields, arguments, or input fields. The arguments of a field are in its row. */
export function GraphqlFields({
  caption,
  column,
  rows,
  foldedAs,
}: {
  caption: string;
  column: string;
  foldedAs?: string;
  rows: readonly GraphqlFieldRow[];
}) {
  const t = useTexts(graphqlTexts);
  if (rows.length === 0) return null;
  return (
    <ReferenceTable
      caption={caption}
      className="fields"
      {...(foldedAs !== undefined && { foldedAs })}
      columns={[column, t.graphqlMeaning]}
      rows={rows.map((row) => ({
        key: row.anchor,
        id: row.anchor,
        cells: [
          <MemberName key="name" name={row.name} anchor={row.anchor} type={row.fieldType} required={row.required} />,
          <Fragment key="meaning">
            <RichInline text={row.description} />
            <Deprecation reason={row.deprecated} />
            {row.args.length > 0 && <Arguments rows={row.args} />}
          </Fragment>,
        ],
      }))}
    />
  );
}

/** Why something should no longer be used, if so. */
export function Deprecation({ reason }: { reason: RichText | undefined }) {
  const t = useTexts(graphqlTexts);
  return (
    reason !== undefined && (
      <span className="deprecation">
        <span className="badge badge-warning">{t.graphqlDeprecated}</span> <RichInline text={reason} />
      </span>
    )
  );
}

function Arguments({ rows }: { rows: readonly GraphqlFieldRow[] }) {
  return (
    <dl className="field-args">
      {rows.map(({ name, anchor, fieldType, description }) => (
        <div key={name} id={anchor}>
          <dt>
            <code>{name}</code> <TypeName text={fieldType} />
          </dt>
          <dd>
            <RichInline text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
