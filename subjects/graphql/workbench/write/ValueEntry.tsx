import { type ReactNode, useId, useState } from 'react';
import { fill } from '#model/fill.ts';
import { useTexts } from '#site/use-texts.ts';
import type { Json, JsonObject } from '../engine/index.ts';
import type { VariableField } from '../language/operation-facts.ts';
import { withValue } from '../session/variables.ts';
import { benchTexts } from '../texts.ts';

interface ValueEntryProps {
  field: VariableField;
  value: Json | undefined;
  /** Called with undefined if the value is removed. */
  onValue: (value: Json | undefined) => void;
}

/** One value of the variables, entered according to its type. */
export function ValueEntry(props: ValueEntryProps) {
  const { field, value, onValue } = props;
  if (field.control === 'object') return <ObjectEntry {...props} />;
  return (
    <Labelled field={field}>
      {(id) => {
        if (field.control === 'choice' || field.control === 'switch')
          return <ChoiceEntry id={id} field={field} value={value} onValue={onValue} />;
        if (field.control === 'list' || field.control === 'json')
          return <TextEntry id={id} field={field} value={value} onValue={onValue} />;
        return (
          <input
            id={id}
            type={field.control === 'number' ? 'number' : 'text'}
            value={typeof value === 'string' || typeof value === 'number' ? value : ''}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onValue(entered(target.value, field))}
          />
        );
      }}
    </Labelled>
  );
}

function entered(text: string, { control, required }: VariableField): Json | undefined {
  if (control !== 'number') return text === '' && !required ? undefined : text;
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

function Labelled({ field, children }: { field: VariableField; children: (id: string) => ReactNode }) {
  const t = useTexts(benchTexts);
  const id = useId();
  return (
    <div className="tool-field bench-value">
      <label htmlFor={id}>
        <code>{field.name}</code>{' '}
        <span className="studio-type">
          {field.type}
          {field.required && `, ${t.benchRequired}`}
        </span>
      </label>
      {children(id)}
    </div>
  );
}

interface ControlProps extends ValueEntryProps {
  id: string;
}

function ChoiceEntry({ id, field, value, onValue }: ControlProps) {
  const t = useTexts(benchTexts);
  const isSwitch = field.control === 'switch';
  const choices = isSwitch ? [t.benchYes, t.benchNo] : (field.choices ?? []);
  return (
    <select
      id={id}
      value={value === undefined || value === null ? '' : `${value as string | boolean}`}
      onChange={({ target }) =>
        onValue(target.value === '' ? undefined : isSwitch ? target.value === 'true' : target.value)
      }
    >
      <option value="">{t.benchUnset}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** Values of a list, one per line, or any value as JSON. The input stays as it is, even if it can't be parsed. */
function TextEntry({ id, field, value, onValue }: ControlProps) {
  const t = useTexts(benchTexts);
  const isList = field.control === 'list';
  const format = (given: Json | undefined) => {
    if (given === undefined) return '';
    return isList && Array.isArray(given) ? given.map((each) => `${each}`).join('\n') : JSON.stringify(given, null, 2);
  };
  const read = (text: string): Json | undefined => {
    if (text.trim() === '') return undefined;
    if (!isList) return parsed(text);
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return field.numbers ? lines.map(Number).filter((number) => !Number.isNaN(number)) : lines;
  };
  const [text, setText] = useState(() => format(value));
  // The value may have been changed elsewhere, such as in the JSON.
  const shown = JSON.stringify(read(text)) === JSON.stringify(value) ? text : format(value);
  return (
    <>
      <textarea
        id={id}
        rows={isList ? 2 : 5}
        value={shown}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setText(target.value);
          const next = read(target.value);
          if (next !== null || target.value.trim() === 'null') onValue(next);
        }}
      />
      <p id={`${id}-note`} className="studio-note">
        {isList ? t.benchOnePerLine : t.benchAsJson}
      </p>
    </>
  );
}

/** The value of a JSON text; null while it can't be read. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** The fields of an input object: those that are required or set, and the others on demand. */
function ObjectEntry({ field, value, onValue }: ValueEntryProps) {
  const t = useTexts(benchTexts);
  const object = (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as JsonObject;
  const fields = field.fields ?? [];
  const isShown = ({ name, required }: VariableField) => required || Object.hasOwn(object, name);
  const [first] = useState(() => new Set(fields.filter(isShown).map(({ name }) => name)));
  const others = fields.filter((each) => !isShown(each) && !first.has(each.name));
  const entry = (each: VariableField) => (
    <ValueEntry
      key={each.name}
      field={each}
      value={object[each.name]}
      onValue={(next) => onValue(withValue(object, each.name, next))}
    />
  );
  return (
    <fieldset className="bench-object">
      <legend>
        <code>{field.name}</code>{' '}
        <span className="studio-type">
          {field.type}
          {field.required && `, ${t.benchRequired}`}
        </span>
      </legend>
      {fields.filter((each) => !others.includes(each)).map(entry)}
      {others.length > 0 && (
        <details className="bench-more">
          <summary>{fill(t.benchMoreFields, { count: `${others.length}`, name: field.name })}</summary>
          {others.map(entry)}
        </details>
      )}
    </fieldset>
  );
}
