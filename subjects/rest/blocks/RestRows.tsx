import { MemberName } from '#site/reference/MemberName.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { restTexts } from '../texts.ts';
import type { RestRow } from './block-types.ts';

/** Parameters of an endpoint, or fields of a record. */
export function RestRows({ caption, column, rows }: { caption: string; column: string; rows: readonly RestRow[] }) {
  const t = useTexts(restTexts);
  if (rows.length === 0) return null;
  return (
    <ReferenceTable
      caption={caption}
      className="fields"
      columns={[column, t.restMeaning]}
      rows={rows.map(({ name, anchor, fieldType, required, description }) => ({
        key: anchor,
        id: anchor,
        cells: [
          <MemberName key="name" name={name} anchor={anchor} type={fieldType} required={required} />,
          <RichInline key="meaning" text={description} />,
        ],
      }))}
    />
  );
}
