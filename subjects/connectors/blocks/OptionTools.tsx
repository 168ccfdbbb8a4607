import type { ReactNode } from 'react';
import { fill } from '#model/fill.ts';
import { useSite } from '#site/context.ts';
import { FilterTools } from '#site/reference/FilterTools.tsx';
import type { OptionFilterBlock } from './block-types.ts';

/** Filter of options; runtime/option-filter.ts operates it, so without JavaScript, only the links among its children are shown. */
function OptionFilterTools({ label, count, children }: { label: string; count: number; children: ReactNode }) {
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
      {children}
    </FilterTools>
  );
}

/** Filter of an option reference. */
export function OptionTools({ label, count, schema }: { label: string; count: number; schema: ReactNode }) {
  const { strings } = useSite();
  return (
    <OptionFilterTools label={label} count={count}>
      <label data-needs-js="">
        <input type="checkbox" data-only="required" /> {strings.requiredOptions}
      </label>
      <label data-needs-js="">
        <input type="checkbox" data-without="deprecated" /> {strings.hideDeprecated}
      </label>
      {schema}
    </OptionFilterTools>
  );
}

/** Filter of a page with several option references. */
export function OptionFilter({ block: { label, count, schema } }: { block: OptionFilterBlock }) {
  return (
    <OptionFilterTools label={label} count={count}>
      <SchemaLink path={schema} />
    </OptionFilterTools>
  );
}

/** Link to the JSON Schema of options. */
export function SchemaLink({ path }: { path: string }) {
  const { config, strings } = useSite();
  return (
    <a className="option-schema" href={`${config.baseUrl}${path}`}>
      {strings.jsonSchema}
    </a>
  );
}
