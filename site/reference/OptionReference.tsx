import type { OptionReferenceBlock, OptionRow } from '#model/blocks.ts';
import { OptionTableRow } from './OptionTableRow.tsx';
import { RichInline } from './RichInline.tsx';

interface Placed {
  row: OptionRow;
  depth: number;
}

/** All options of a module as one flat table; indentation shows which option stands inside which. */
export function OptionReference({ block }: { block: OptionReferenceBlock }) {
  return (
    <div className="option-reference" data-options={block.module} data-option-count={block.count}>
      <OptionTable caption={block.caption} options={block.options} />
      {block.types.map(({ name, anchor, description, options }) => (
        <div key={name} className="shared-type" id={anchor}>
          <p className="shared-type-head">
            <code>{name}</code> <RichInline text={description} />
          </p>
          <OptionTable caption={`Options inside ${name}`} options={options} />
        </div>
      ))}
    </div>
  );
}

function OptionTable({ caption, options }: { caption: string; options: readonly OptionRow[] }) {
  return (
    <table className="ref-table options">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {place(options, 0).map(({ row, depth }) => (
          <OptionTableRow key={row.anchor} row={row} depth={depth} />
        ))}
      </tbody>
    </table>
  );
}

function place(options: readonly OptionRow[], depth: number): Placed[] {
  return options.flatMap((row) => [{ row, depth }, ...place(row.children, depth + 1)]);
}
