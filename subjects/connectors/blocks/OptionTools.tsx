import type { ReactNode } from 'react';
import { fill } from '#model/fill.ts';
import { useSite } from '#site/context.ts';
import { FilterTools } from '#site/reference/FilterTools.tsx';

/** Filter of an option reference; runtime/option-filter.ts operates it, so without script there is only the link to the schema. */
export function OptionTools({ label, count, schema }: { label: string; count: number; schema: ReactNode }) {
  const { strings } = useSite();
  return (
    <FilterTools
      label={label}
      operates="option"
      field={fill(strings.filterOptions, { count })}
      shown={strings.optionsShown}
      none={strings.noOptions}
      count={count}
    >
      <label data-needs-js="">
        <input type="checkbox" data-only="required" /> {strings.requiredOptions}
      </label>
      <label data-needs-js="">
        <input type="checkbox" data-without="deprecated" /> {strings.hideDeprecated}
      </label>
      {schema}
    </FilterTools>
  );
}
