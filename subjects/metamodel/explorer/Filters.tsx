import { useId } from 'react';
import type { MetamodelFacts } from '../graph-facts.ts';
import { EntityOptions } from './EntityOptions.tsx';
import { type ExplorerState, initialState } from './explorer.ts';

interface FiltersProps {
  facts: MetamodelFacts;
  state: ExplorerState;
  onChange: (changes: Partial<ExplorerState>) => void;
}

/** Choices that narrow down what is shown; each leaves fewer. */
export function Filters({ facts, state, onChange }: FiltersProps) {
  const id = useId();
  const isFiltered = state.entity !== '' || state.relationship !== '' || state.aspect !== '' || state.lineage;
  return (
    <search className="explorer-filters" aria-label="Filters">
      <div>
        <label htmlFor={`${id}-entity`}>Entity</label>
        <select
          id={`${id}-entity`}
          value={state.entity}
          onChange={(event) => onChange({ entity: event.target.value, from: '', to: '' })}
        >
          <option value="">All entities</option>
          <EntityOptions facts={facts} />
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-relationship`}>Relationship</label>
        <select
          id={`${id}-relationship`}
          value={state.relationship}
          onChange={(event) => onChange({ relationship: event.target.value })}
        >
          <option value="">All relationships</option>
          {facts.relationships.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-aspect`}>Aspect</label>
        <select id={`${id}-aspect`} value={state.aspect} onChange={(event) => onChange({ aspect: event.target.value })}>
          <option value="">All aspects</option>
          {facts.aspects.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <label className="explorer-check">
        <input
          type="checkbox"
          checked={state.lineage}
          onChange={(event) => onChange({ lineage: event.target.checked })}
        />
        Lineage only
      </label>
      {isFiltered && (
        <button
          type="button"
          className="explorer-clear"
          onClick={() => onChange({ ...initialState, view: state.view, from: state.from, to: state.to })}
        >
          Remove filters
        </button>
      )}
    </search>
  );
}
