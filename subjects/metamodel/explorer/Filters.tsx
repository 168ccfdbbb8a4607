import { useId } from 'react';
import { useTexts } from '#site/use-texts.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import { metamodelTexts } from '../texts.ts';
import { EntityOptions } from './EntityOptions.tsx';
import { type ExplorerState, initialState } from './explorer.ts';

interface FiltersProps {
  facts: MetamodelFacts;
  state: ExplorerState;
  onChange: (changes: Partial<ExplorerState>) => void;
}

/** Filters that narrow down the graph and the table. */
export function Filters({ facts, state, onChange }: FiltersProps) {
  const t = useTexts(metamodelTexts);
  const id = useId();
  const isFiltered = state.entity !== '' || state.relationship !== '' || state.aspect !== '' || state.lineage;
  return (
    <search className="explorer-filters" aria-label={t.metamodelFilters}>
      <div>
        <label htmlFor={`${id}-entity`}>{t.metamodelEntity}</label>
        <select
          id={`${id}-entity`}
          value={state.entity}
          onChange={(event) => onChange({ entity: event.target.value, from: '', to: '' })}
        >
          <option value="">{t.metamodelAllEntities}</option>
          <EntityOptions facts={facts} />
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-relationship`}>{t.metamodelRelationship}</label>
        <select
          id={`${id}-relationship`}
          value={state.relationship}
          onChange={(event) => onChange({ relationship: event.target.value })}
        >
          <option value="">{t.metamodelAllRelationships}</option>
          {facts.relationships.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-aspect`}>{t.metamodelAspect}</label>
        <select id={`${id}-aspect`} value={state.aspect} onChange={(event) => onChange({ aspect: event.target.value })}>
          <option value="">{t.metamodelAllAspects}</option>
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
        {t.metamodelLineageOnly}
      </label>
      {isFiltered && (
        <button
          type="button"
          className="explorer-clear"
          onClick={() => onChange({ ...initialState, view: state.view, from: state.from, to: state.to })}
        >
          {t.metamodelRemoveFilters}
        </button>
      )}
    </search>
  );
}
