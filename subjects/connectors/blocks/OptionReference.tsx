import { fill } from '#model/fill.ts';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { connectorTexts } from '../texts.ts';
import type { OptionReferenceBlock, OptionRow } from './block-types.ts';
import { OptionTableRow } from './OptionTableRow.tsx';
import { OptionTools, SchemaLink } from './OptionTools.tsx';

interface Placed {
  row: OptionRow;
  depth: number;
}

/** With this many options or more, readers search rather than read them all. */
const MANY = 10;

/** All options of a module, sink, or transformer as one flat table. The indentation shows which option contains which. */
export function OptionReference({ block }: { block: OptionReferenceBlock }) {
  const t = useTexts(connectorTexts);
  const { caption, root, plugin, types } = block;
  const options = place(block.options, 0);
  const count = options.length + types.reduce((sum, type) => sum + place(type.options, 0).length, 0);
  const schema = <SchemaLink path={block.schema} />;
  return (
    <div className="option-reference" id={block.anchor} data-options={root.join(' ')} data-plugin={plugin}>
      {count >= MANY && !block.sharesFilter && <OptionTools label={caption} count={count} schema={schema} />}
      <OptionTable caption={caption} options={options} />
      {types.map(({ name, anchor, description, options: inside }) => (
        <div key={name} className="shared-type" id={anchor} data-options="">
          <p className="shared-type-head">
            <code>{name}</code> <RichInline text={description} />
          </p>
          <OptionTable caption={fill(t.connectorOptionsInside, { name })} options={place(inside, 0)} />
        </div>
      ))}
      {count < MANY && !block.sharesFilter && schema}
    </div>
  );
}

function OptionTable({ caption, options }: { caption: string; options: readonly Placed[] }) {
  const t = useTexts(connectorTexts);
  return (
    <table className="ref-table options">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.connectorOption}</th>
          <th scope="col">{t.connectorMeaning}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ row, depth }) => (
          <OptionTableRow key={row.anchor} row={row} depth={depth} />
        ))}
      </tbody>
    </table>
  );
}

function place(options: readonly OptionRow[], depth: number): Placed[] {
  return options.flatMap((row) => [{ row, depth }, ...place(row.children, depth + 1)]);
}
