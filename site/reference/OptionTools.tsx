import type { ReactNode } from 'react';
import { fill } from '#model/strings.ts';
import { useSite } from '#site/context.ts';

/** Filter of an option reference; runtime/option-filter.ts operates it, so without script there is only the link to the schema. */
export function OptionTools({ label, count, schema }: { label: string; count: number; schema: ReactNode }) {
  const { strings } = useSite();
  const field = fill(strings.filterOptions, { count });
  return (
    <search
      className="filter-tools"
      aria-label={label}
      data-option-tools=""
      data-shown={fill(strings.optionsShown, { shown: '{shown}', count })}
      data-none={strings.noOptions}
    >
      <input
        type="search"
        placeholder={field}
        aria-label={field}
        autoComplete="off"
        spellCheck={false}
        data-needs-js=""
      />
      <label data-needs-js="">
        <input type="checkbox" data-only="required" /> {strings.requiredOptions}
      </label>
      <label data-needs-js="">
        <input type="checkbox" data-without="deprecated" /> {strings.hideDeprecated}
      </label>
      {schema}
      <output data-needs-js="" />
    </search>
  );
}
