import type { ReactNode } from 'react';
import { fill } from '#model/fill.ts';

interface FilterToolsProps {
  /** Name for screen readers. */
  label: string;
  /** Which filter of the runtime operates the tools. */
  operates: 'option' | 'section';
  /** Text of the field. */
  field: string;
  /** How many are shown, with {shown} and {count}. */
  shown: string;
  none: string;
  count: number;
  /** Other controls for the entries, which need JavaScript, like the field. */
  button?: ReactNode;
  children?: ReactNode;
}

/** The field of a filter, with the number of entries that it leaves. Without JavaScript, only the children are shown. */
export function FilterTools({ label, operates, field, shown, none, count, button, children }: FilterToolsProps) {
  return (
    <search
      className="filter-tools"
      aria-label={label}
      {...{ [`data-${operates}-tools`]: '' }}
      data-shown={fill(shown, { shown: '{shown}', count })}
      data-none={none}
      // Without scripts, none of it works unless it contains something that doesn't need them.
      data-needs-js={children === undefined ? '' : undefined}
    >
      <input
        type="search"
        placeholder={field}
        aria-label={field}
        autoComplete="off"
        spellCheck={false}
        data-needs-js=""
      />
      {button}
      {children}
      <output data-needs-js="" />
    </search>
  );
}
