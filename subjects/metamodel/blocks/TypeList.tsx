import { fill } from '#model/fill.ts';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { TypeListBlock } from './block-types.ts';
import { FieldTable } from './FieldTable.tsx';

const kindNames = { record: 'metamodelRecord', enum: 'metamodelEnum', alias: 'metamodelAlias' } as const;

/** The types that the aspects of a page refer to. */
export function TypeList({ block: { types } }: { block: TypeListBlock }) {
  const t = useTexts(metamodelTexts);
  return (
    <div className="type-list">
      {types.map((type) => (
        <div key={type.name} id={type.anchor}>
          <p className="type-head">
            <code>{type.name}</code> <span className="badge badge-neutral">{t[kindNames[type.kind]]}</span>{' '}
            {type.of && (
              <>
                {t.metamodelOf} <TypeName text={type.of} />.{' '}
              </>
            )}
            <RichInline text={type.description} />
          </p>
          {type.kind === 'record' && type.fields.length > 0 && (
            <FieldTable
              block={{ caption: fill(t.metamodelFields, { name: type.name }), rows: type.fields }}
              foldedAs={fill(t.metamodelFieldCount, { count: type.fields.length })}
            />
          )}
          {type.kind === 'enum' && (
            <ReferenceTable
              caption={fill(t.metamodelValues, { name: type.name })}
              foldedAs={fill(t.metamodelValueCount, { count: type.symbols.length })}
              columns={[t.metamodelValue, t.metamodelWhenUse]}
              rows={type.symbols.map(({ symbol, meaning }) => ({
                key: symbol,
                cells: [<code key="symbol">{symbol}</code>, <RichInline key="meaning" text={meaning} />],
              }))}
            />
          )}
        </div>
      ))}
    </div>
  );
}
