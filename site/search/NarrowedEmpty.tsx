import { fill } from '#model/fill.ts';
import type { FacetName } from '#search/answer.ts';
import type { DroppableFilter } from './facet-groups.ts';
import type { SearchTexts } from './search-texts.ts';

interface NarrowedEmptyProps {
  filters: readonly DroppableFilter[];
  texts: SearchTexts;
  onDrop: (facet: FacetName) => void;
  onClear: () => void;
}

/** Shows what removing each filter would add if nothing is left. */
export function NarrowedEmpty({ filters, texts, onDrop, onClear }: NarrowedEmptyProps) {
  return (
    <div className="search-nothing">
      <p>{texts.searchNarrowedAdvice}</p>
      <ul>
        {filters.map(({ facet, label: name, count }) => (
          <li key={facet}>
            <button type="button" className="search-alternative" onClick={() => onDrop(facet)}>
              {count === undefined
                ? fill(texts.searchWithoutUncounted, { name })
                : fill(texts.searchWithout, { name, count })}
            </button>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <button type="button" className="search-alternative" onClick={onClear}>
              {texts.searchClearFilters}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
