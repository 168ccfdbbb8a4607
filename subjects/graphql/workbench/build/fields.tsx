import { useId } from 'react';

/** A text for which the catalog has suggestions. */
export function KnownField({
  label,
  value,
  known,
  onChange,
}: {
  label: string;
  value: string;
  known: readonly string[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        list={`${id}-known`}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-known`}>
        {known.map((urn) => (
          <option key={urn} value={urn} />
        ))}
      </datalist>
    </div>
  );
}

/** One of a few values. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  const values = Object.keys(options) as Value[];
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {options[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Several values, one per line. */
export function LinesField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={4} value={value} spellCheck={false} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

/** A yes or no. */
export function CheckField({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="bench-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
