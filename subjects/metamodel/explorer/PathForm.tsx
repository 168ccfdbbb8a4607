import { useId } from 'react';
import { useTexts } from '#site/use-texts.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import { metamodelTexts } from '../texts.ts';
import { EntityOptions } from './EntityOptions.tsx';
import type { ExplorerState } from './explorer.ts';

interface PathFormProps {
  facts: MetamodelFacts;
  state: ExplorerState;
  onChange: (changes: Partial<ExplorerState>) => void;
}

/** The two ends of a path, which is searched for as soon as both are chosen. */
export function PathForm({ facts, state, onChange }: PathFormProps) {
  const t = useTexts(metamodelTexts);
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
        <option value="">{t.metamodelChooseEntity}</option>
        <EntityOptions facts={facts} />
      </select>
    </div>
  );
  return (
    <details className="explorer-path" open={isUsed || undefined}>
      <summary>{t.metamodelFindPathBetweenTwo}</summary>
      <div className="explorer-filters">
        {end('from', t.metamodelFrom)}
        {end('to', t.metamodelTo)}
        <fieldset className="tool-choice">
          <legend>{t.metamodelFollowRelationships}</legend>
          {[false, true].map((either) => (
            <label key={`${either}`}>
              <input
                type="radio"
                name={`${id}-either`}
                checked={state.either === either}
                onChange={() => onChange({ either })}
              />
              {either ? t.metamodelEitherDirection : t.metamodelAsTheyPoint}
            </label>
          ))}
        </fieldset>
        {isUsed && (
          <button
            type="button"
            className="explorer-clear"
            onClick={() => onChange({ from: '', to: '', either: false })}
          >
            {t.metamodelRemovePath}
          </button>
        )}
      </div>
    </details>
  );
}
