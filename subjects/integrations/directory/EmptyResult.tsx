import { fill } from '#model/fill.ts';
import { filterName } from './ActiveFilters.tsx';
import type { DirectorySetup } from './directory.ts';
import type { DirectoryState } from './directory-state.ts';
import { type ActiveFilter, wideningSteps } from './filter-entries.ts';

interface EmptyResultProps {
  setup: DirectorySetup;
  state: DirectoryState;
  onRemove: (filter: ActiveFilter) => void;
  onClear: () => void;
}

/** Says that nothing is left, and what removing each filter would add. */
export function EmptyResult({ setup: { entries, facets, texts }, state, onRemove, onClear }: EmptyResultProps) {
  const steps = wideningSteps(entries, facets, state);
  return (
    <div className="empty-result">
      <h3>{texts.integrationNone}</h3>
      <p>
        {steps.length > 0 ? texts.integrationNoneAdvice : fill(texts.integrationNoneAlone, { count: entries.length })}
      </p>
      <ul>
        {steps.map(({ filter, count }) => {
          const name = filterName(filter, texts);
          return (
            <li key={name}>
              <button type="button" className="button" onClick={() => onRemove(filter)}>
                {fill(texts.integrationWithout, { name, count })}
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" className="button" onClick={onClear}>
            {texts.integrationClear}
          </button>
        </li>
      </ul>
    </div>
  );
}
