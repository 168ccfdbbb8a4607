import { useId } from 'react';
import type { MetamodelFacts } from '../graph-facts.ts';
import { EntityOptions } from './EntityOptions.tsx';
import type { ExplorerState } from './explorer.ts';

interface PathFormProps {
  facts: MetamodelFacts;
  state: ExplorerState;
  onChange: (changes: Partial<ExplorerState>) => void;
}

/** The two ends of a path; it is looked for as soon as both are chosen. */
export function PathForm({ facts, state, onChange }: PathFormProps) {
  const id = useId();
  const isUsed = state.from !== '' || state.to !== '';
  const end = (name: 'from' | 'to', label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        value={state[name]}
        onChange={(event) => onChange({ [name]: event.target.value, entity: '' })}
      >
        <option value="">Choose an entity</option>
        <EntityOptions facts={facts} />
      </select>
    </div>
  );
  return (
    <details className="explorer-path" open={isUsed || undefined}>
      <summary>Find a path between two entities</summary>
      <div className="explorer-filters">
        {end('from', 'From')}
        {end('to', 'To')}
        <fieldset className="tool-choice">
          <legend>Follow relationships</legend>
          {[false, true].map((either) => (
            <label key={`${either}`}>
              <input
                type="radio"
                name={`${id}-either`}
                checked={state.either === either}
                onChange={() => onChange({ either })}
              />
              {either ? 'in either direction' : 'as they point'}
            </label>
          ))}
        </fieldset>
        {isUsed && (
          <button
            type="button"
            className="explorer-clear"
            onClick={() => onChange({ from: '', to: '', either: false })}
          >
            Remove the path
          </button>
        )}
      </div>
    </details>
  );
}
