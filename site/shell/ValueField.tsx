import type { ReactNode } from 'react';
import type { ReaderValueName } from '#model/reader-values.ts';

export interface ValueFieldProps {
  name: ReaderValueName;
  label: string;
  help: string;
  /** What samples show without a value. */
  placeholder?: string;
  /** Options of a choice; without them the field takes text. */
  children?: ReactNode;
}

/** A field in the panel, with room for its error message. */
export function ValueField({ name, label, help, placeholder, children }: ValueFieldProps) {
  const id = `value-${name}`;
  const described = `${id}-help ${id}-problem`;
  return (
    <div className="values-field">
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select id={id} name={name} aria-describedby={described}>
          {children}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type="text"
          placeholder={placeholder}
          aria-describedby={described}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <p id={`${id}-problem`} className="values-problem" hidden />
      <p id={`${id}-help`} className="values-help">
        {help}
      </p>
    </div>
  );
}
