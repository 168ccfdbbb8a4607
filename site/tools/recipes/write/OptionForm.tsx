import { useId, useState } from 'react';
import { findFields, groupFields, type OptionField } from '../option-fields.ts';
import { OptionEntry } from './OptionEntry.tsx';
import { type Entries, OptionGroup } from './OptionGroup.tsx';

// More than anybody reads; the search is narrowed instead.
const SHOWN = 25;

interface OptionFormProps extends Entries {
  fields: readonly OptionField[];
  /** Paths that a usual recipe has. */
  usual: readonly string[];
}

/** The options of a source: required and usual ones first, the rest by group or by search. */
export function OptionForm({ fields, usual, values, onChange }: OptionFormProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const isUsual = ({ required, option }: OptionField) => required || usual.includes(option.path);
  const first = fields.filter(isUsual).toSorted((a, b) => Number(b.required) - Number(a.required));
  const rest = fields.filter((field) => !isUsual(field));
  const found = query.trim() === '' ? undefined : findFields(fields, query);
  const entry = (field: OptionField) => (
    <OptionEntry
      key={field.option.path}
      field={field}
      value={values[field.option.path] ?? ''}
      onChange={(value) => onChange(field.option.path, value)}
    />
  );
  return (
    <>
      <section className="studio-step" aria-labelledby={`${id}-required`}>
        <h2 id={`${id}-required`}>Required and usual options</h2>
        <p className="studio-note">
          {first.length === 0 ? 'This source needs none.' : 'Examples are filled in; put your values in their place.'}
        </p>
        {first.map(entry)}
      </section>
      {rest.length > 0 && (
        <section className="studio-step" aria-labelledby={`${id}-others`}>
          <h2 id={`${id}-others`}>Other options</h2>
          <input
            type="search"
            aria-label="Find an option"
            aria-describedby={`${id}-found`}
            placeholder="Find an option by name or purpose"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p id={`${id}-found`} role="status" className="studio-note">
            {found === undefined ? `${rest.length} options, by group` : foundText(found.length)}
          </p>
          {found === undefined
            ? groupFields(rest).map((group) => (
                <OptionGroup key={group.prefix} group={group} values={values} onChange={onChange} />
              ))
            : found.slice(0, SHOWN).map(entry)}
        </section>
      )}
    </>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'No option has these words.';
  const options = count === 1 ? '1 option' : `${count} options`;
  return count > SHOWN ? `${options}; the first ${SHOWN} are shown` : options;
}
