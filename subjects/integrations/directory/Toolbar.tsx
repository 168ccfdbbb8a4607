import { SlidersHorizontal } from 'lucide';
import { fill } from '#model/fill.ts';
import { Icon } from '#site/ui/Icon.tsx';
import type { Remember } from '#site/use-address-state.ts';
import type { DirectorySetup } from './directory.ts';
import { type DirectoryState, type SortKey, sortKeys } from './directory-state.ts';

interface ToolbarProps {
  setup: DirectorySetup;
  state: DirectoryState;
  onChange: (next: DirectoryState, remember: Remember) => void;
  /** Number of active filters. */
  active: number;
  panel: { id: string; open: boolean; onToggle: () => void };
}

/** Search, sorting, and the button that shows the filters where there is no room for them beside the results. */
export function Toolbar({ setup: { texts }, state, onChange, active, panel }: ToolbarProps) {
  const sorts: Readonly<Record<SortKey, string>> = {
    name: texts.integrationSortName,
    status: texts.integrationSortStatus,
    type: texts.integrationSortType,
    capabilities: texts.integrationSortCapabilities,
  };
  return (
    <search className="integration-toolbar" data-needs-js>
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={texts.integrationSearch}
        placeholder={texts.integrationSearch}
        value={state.query}
        onChange={(event) => onChange({ ...state, query: event.target.value }, 'quietly')}
      />
      <button
        type="button"
        className="button filter-button"
        aria-expanded={panel.open}
        aria-controls={panel.id}
        onClick={panel.onToggle}
      >
        <Icon of={SlidersHorizontal} />
        {active === 0 ? texts.integrationFilters : fill(texts.integrationFiltersActive, { count: active })}
      </button>
      <label className="integration-sort">
        <span>{texts.integrationSort}</span>
        <select
          value={state.sort}
          onChange={(event) => onChange({ ...state, sort: event.target.value as SortKey }, 'step')}
        >
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {sorts[key]}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
