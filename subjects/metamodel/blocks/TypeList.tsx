import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import type { TypeListBlock } from './block-types.ts';
import { FieldTable } from './FieldTable.tsx';

const kindNames = { record: 'Record', enum: 'Enum', alias: 'Alias' } as const;

/** The types that the aspects of a page refer to. */
export function TypeList({ block: { types } }: { block: TypeListBlock }) {
  return (
    <div className="type-list">
      {types.map((type) => (
        <div key={type.name} id={type.anchor}>
          <p className="type-head">
            <code>{type.name}</code> <span className="badge badge-neutral">{kindNames[type.kind]}</span>{' '}
            {type.of && (
              <>
                of <TypeName text={type.of} />.{' '}
              </>
            )}
            <RichInline text={type.description} />
          </p>
          {type.kind === 'record' && type.fields.length > 0 && (
            <FieldTable block={{ caption: `Fields of ${type.name}`, rows: type.fields }} />
          )}
          {type.kind === 'enum' && (
            <ReferenceTable
              caption={`Values of ${type.name}`}
              columns={['Value', 'When to use it']}
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
