import { useState } from 'react';
import type { FieldGroup } from '../option-fields.ts';
import { OptionEntry } from './OptionEntry.tsx';

/** What was entered, by path, and how to change it. */
export interface Entries {
  values: Readonly<Record<string, string>>;
  onChange: (path: string, value: string) => void;
}

/** Options whose paths begin alike; its entries are made when it is opened, since a source may have hundreds. */
export function OptionGroup({ group: { prefix, fields }, values, onChange }: { group: FieldGroup } & Entries) {
  const [open, setOpen] = useState(false);
  const set = fields.filter(({ option }) => values[option.path]).length;
  return (
    <details className="studio-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {prefix === '' ? 'Options without a group' : <code>{prefix}</code>}{' '}
        <span>
          {fields.length === 1 ? '1 option' : `${fields.length} options`}
          {set > 0 && `, ${set} set`}
        </span>
      </summary>
      {open &&
        fields.map((field) => (
          <OptionEntry
            key={field.option.path}
            field={field}
            value={values[field.option.path] ?? ''}
            onChange={(value) => onChange(field.option.path, value)}
          />
        ))}
    </details>
  );
}
