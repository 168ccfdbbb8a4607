import { useTexts } from '#site/use-texts.ts';
import { environmentTexts } from '../texts.ts';
import type { VariableReferenceBlock } from './block-types.ts';
import { VariableTableRow } from './VariableTableRow.tsx';

/** A table of variables. All tables on a page share a filter. */
export function VariableReference({ block: { label, variables } }: { block: VariableReferenceBlock }) {
  const t = useTexts(environmentTexts);
  return (
    <div className="option-reference" data-options="">
      <table className="ref-table options">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t.environmentVariable}</th>
            <th scope="col">{t.environmentMeaning}</th>
          </tr>
        </thead>
        <tbody>
          {variables.map((row) => (
            <VariableTableRow key={row.anchor} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
