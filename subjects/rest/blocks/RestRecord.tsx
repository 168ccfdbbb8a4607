import { fill } from '#model/fill.ts';
import { NameList, RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { restTexts } from '../texts.ts';
import type { RestRecordBlock } from './block-types.ts';
import { RestRows } from './RestRows.tsx';

/** What requests and responses consist of: a record with its fields, or an enum with its values. */
export function RestRecord({ block }: { block: RestRecordBlock }) {
  const t = useTexts(restTexts);
  const { name, fullName, description, fields, values } = block;
  return (
    <div className="graphql-type">
      {fullName !== name && (
        <p className="graphql-signature">
          <code>{fullName}</code>
        </p>
      )}
      <p>
        <RichInline text={description} />
      </p>
      <RestRows caption={fill(t.restFields, { name })} column={t.restField} rows={fields} />
      {values.length > 0 && (
        <p>
          {t.restValues}
          <NameList names={values.map((value) => ({ name: value }))} />
        </p>
      )}
    </div>
  );
}
