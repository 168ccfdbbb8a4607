import { useId, useState } from 'react';
import { fill } from '#model/fill.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import type { VariableField } from '../language/operation-facts.ts';
import { formatVariables, parseVariables, withValue } from '../session/variables.ts';
import { benchTexts } from '../texts.ts';
import { ValueEntry } from './ValueEntry.tsx';

interface VariablesFieldProps {
  /** Of the operation that will be run; empty as long as it can't be parsed. */
  fields: readonly VariableField[];
  /** JSON. */
  text: string;
  onText: (text: string) => void;
}

/** The variables of an operation, as a form or as JSON. */
export function VariablesField({ fields, text, onText }: VariablesFieldProps) {
  const t = useTexts(benchTexts);
  const [isJson, setJson] = useState(false);
  const id = useId();
  const inWords = useMessages();
  const parsed = parseVariables(text);
  const isBroken = 'reason' in parsed;
  const showsForm = !isJson && !isBroken;
  const set = (name: string, value: Parameters<typeof withValue>[2]) => {
    if (!isBroken) onText(formatVariables(withValue(parsed.value, name, value)));
  };
  if (fields.length === 0 && !isBroken && Object.keys(parsed.value).length === 0)
    return <p className="studio-note">{t.benchNoVariables}</p>;
  return (
    <fieldset className="bench-variables">
      <legend className="studio-label">{t.benchVariables}</legend>
      <div className="tool-choice">
        {[false, true].map((json) => (
          <label key={`${json}`}>
            <input
              type="radio"
              name={`${id}-view`}
              checked={json === !showsForm}
              disabled={!json && isBroken}
              onChange={() => setJson(json)}
            />
            {json ? t.benchJson : t.benchForm}
          </label>
        ))}
      </div>
      {showsForm ? (
        fields.map((field) => (
          <ValueEntry
            key={field.name}
            field={field}
            value={parsed.value[field.name]}
            onValue={(value) => set(field.name, value)}
          />
        ))
      ) : (
        <div className="tool-field">
          <label className="visually-hidden" htmlFor={id}>
            {t.benchVariablesJson}
          </label>
          <textarea
            id={id}
            rows={8}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={isBroken}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => onText(target.value)}
          />
          <p id={`${id}-problem`} className="studio-problem">
            {isBroken && fill(t.benchVariablesBroken, { reason: inWords(parsed.reason) })}
          </p>
        </div>
      )}
    </fieldset>
  );
}
