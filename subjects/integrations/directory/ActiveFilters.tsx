import { X } from 'lucide';
import { fill } from '#model/fill.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import { Icon } from '#site/ui/Icon.tsx';
import type { ActiveFilter } from './filter-entries.ts';

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  texts: IntegrationTexts;
  onRemove: (filter: ActiveFilter) => void;
  onClear: () => void;
}

/** Name of a filter in a sentence or on a chip. */
export function filterName({ value, label }: ActiveFilter, texts: IntegrationTexts): string {
  return value ? label : fill(texts.integrationQuery, { query: label });
}

/** What narrows the results, each removable with one click. */
export function ActiveFilters({ filters, texts, onRemove, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul className="chips" aria-label={texts.integrationActive}>
      {filters.map((filter) => {
        const name = filterName(filter, texts);
        return (
          <li key={name}>
            <button
              type="button"
              className="chip"
              aria-label={fill(texts.integrationRemove, { name })}
              onClick={() => onRemove(filter)}
            >
              {name}
              <Icon of={X} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="chip-clear" onClick={onClear}>
          {texts.integrationClear}
        </button>
      </li>
    </ul>
  );
}
