import { fill } from '#model/fill.ts';
import type { Remember } from '#site/use-address-state.ts';
import type { DirectorySetup } from './directory.ts';
import { type DirectoryState, toggleValue } from './directory-state.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { countValue } from './filter-entries.ts';

interface FilterPanelProps {
  id: string;
  setup: DirectorySetup;
  state: DirectoryState;
  onChange: (next: DirectoryState, remember: Remember) => void;
  /** True if it is shown although there is no room for it next to the results. */
  open: boolean;
  /** Number of results. */
  found: number;
  onShowResults: () => void;
}

/** All filters, next to the results if there is room. */
export function FilterPanel({ id, setup, state, onChange, open, found, onShowResults }: FilterPanelProps) {
  const { entries, facets, texts } = setup;
  return (
    <form
      id={id}
      className="filter-panel"
      aria-label={texts.integrationFilters}
      data-open={open}
      data-needs-js
      onSubmit={(event) => event.preventDefault()}
    >
      {facets.map((facet) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          chosen={state.chosen[facet.key]}
          count={(slug) => countValue(entries, facets, state, facet, slug)}
          onToggle={(slug) => onChange(toggleValue(state, facet.key, slug), 'step')}
          texts={texts}
        />
      ))}
      <button type="button" className="button button-primary filter-done" onClick={onShowResults}>
        {fill(texts.integrationShowResults, { count: found })}
      </button>
    </form>
  );
}
