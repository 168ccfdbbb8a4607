import { fill } from '#model/fill.ts';
import { FilterTools } from '#site/reference/FilterTools.tsx';
import { useTexts } from '#site/use-texts.ts';
import { environmentTexts } from '../texts.ts';
import type { VariableFilterBlock } from './block-types.ts';

/** Filter for all variables on a page (runtime/option-filter.ts). */
export function VariableFilter({ block: { label, count, hasSecrets } }: { block: VariableFilterBlock }) {
  const t = useTexts(environmentTexts);
  return (
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
  );
}
