import { fill } from '#model/fill.ts';
import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { FilterTools } from '#site/reference/FilterTools.tsx';
import { useTexts } from '#site/use-texts.ts';
import { environmentTexts } from '../texts.ts';
import type { VariableReferenceBlock } from './block-types.ts';
import { VariableTableRow } from './VariableTableRow.tsx';

/** From this many variables on, a filter is shown. */
const MANY = 12;

/** The variables of a service, with the filter of option references (runtime/option-filter.ts). */
export function VariableReference({ block: { label, composePath, groups } }: { block: VariableReferenceBlock }) {
  const t = useTexts(environmentTexts);
  const { strings } = useSite();
  const count = groups.reduce((sum, { variables }) => sum + variables.length, 0);
  const hasSecrets = groups.some(({ variables }) => variables.some(({ secret }) => secret));
  return (
    <div className="option-reference" data-options="">
      {composePath !== undefined && <p>{fillNodes(t.environmentComposePath, { path: <code>{composePath}</code> })}</p>}
      {count >= MANY && (
        <FilterTools
          label={label}
          operates="option"
          field={fill(t.environmentFilter, { count })}
          shown={fill(t.environmentShown, { shown: '{shown}', count })}
          none={t.environmentNone}
          count={count}
        >
          {hasSecrets && (
            <label data-needs-js="">
              <input type="checkbox" data-only="secret" /> {t.environmentSecrets}
            </label>
          )}
        </FilterTools>
      )}
      {groups.map(({ title, anchor, variables }) => (
        <div key={anchor} className="shared-type" id={anchor}>
          {title !== '' && <p className="shared-type-head variable-group">{title}</p>}
          <table className="ref-table options">
            <caption className="visually-hidden">{title === '' ? label : title}</caption>
            <thead>
              <tr>
                <th scope="col">{t.environmentVariable}</th>
                <th scope="col">{t.environmentMeaning}</th>
              </tr>
            </thead>
            <tbody>
              {variables.map((row) => (
                <VariableTableRow key={row.anchor} row={row} copy={strings.copy} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}
