import { useId } from 'react';
import { CodeText } from '../CodeText.tsx';
import { fieldValue } from '../field-values.ts';
import type { FieldControl, OptionField } from '../option-fields.ts';
import { FieldInput } from './FieldInput.tsx';

interface OptionEntryProps {
  field: OptionField;
  value: string;
  onChange: (value: string) => void;
}

const hints: Readonly<Partial<Record<FieldControl, string>>> = {
  secret: 'Name of an environment variable; the secret itself never stands in a recipe.',
  lines: 'One value a line.',
  pairs: 'One pair a line: key, colon, value.',
  yaml: 'YAML on one line.',
};

/** One option: name, what it is for, its value, and what is wrong with that. */
export function OptionEntry({ field, value, onChange }: OptionEntryProps) {
  const { option, control, required, requiredIn } = field;
  const id = useId();
  const taken = fieldValue(field, value);
  const problem = taken && 'problem' in taken ? taken.problem : undefined;
  const usual =
    option.defaultNote ??
    (option.default === undefined || option.default === null ? '' : `\`${JSON.stringify(option.default)}\``);
  const chosen = option.allowed?.find((allowed) => String(allowed.value) === (value || String(option.default)));
  return (
    <div className={`studio-field studio-option studio-option-${control}`}>
      <p className="studio-option-head">
        <label htmlFor={id}>{option.path}</label>{' '}
        <span className="studio-type">
          {option.type}
          {required && ', required'}
          {requiredIn !== undefined && `, required with ${requiredIn}`}
        </span>
        {value !== '' && (
          <button type="button" className="studio-clear" onClick={() => onChange('')}>
            Clear<span className="visually-hidden"> {option.path}</span>
          </button>
        )}
      </p>
      <FieldInput
        field={field}
        value={value}
        onChange={onChange}
        id={id}
        describedBy={`${id}-problem ${id}-about`}
        invalid={problem !== undefined}
      />
      <p id={`${id}-problem`} className="studio-problem" hidden={problem === undefined}>
        {problem !== undefined && <CodeText text={problem} />}
      </p>
      <p id={`${id}-about`} className="studio-note">
        <CodeText
          text={chosen ? `${option.description} ${String(chosen.value)}: ${chosen.meaning}` : option.description}
        />
        {usual !== '' && control !== 'choice' && (
          <>
            {' '}
            Default: <CodeText text={usual} />
            {usual.endsWith('.') ? '' : '.'}
          </>
        )}{' '}
        {hints[control]}
      </p>
    </div>
  );
}
