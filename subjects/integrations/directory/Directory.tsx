import { useId, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CapabilityMatrix } from './CapabilityMatrix.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { CompareTray } from './CompareTray.tsx';
import type { DirectoryModule, DirectorySetup } from './directory.ts';
import { clearFilters, formatState, toggleCompared } from './directory-state.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { type ActiveFilter, activeFilters, correctQuery, filterEntries, withoutFilter } from './filter-entries.ts';
import { IntegrationCard } from './IntegrationCard.tsx';
import { sortEntries } from './sort-entries.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDirectoryState } from './use-directory-state.ts';
import { ViewLinks } from './ViewLinks.tsx';

/**
 * The integrations as a list or as a matrix, with all filters and the sort order. Everything that a reader sets is part of the
 * address.
 */
export function Directory(setup: DirectorySetup) {
  const { view, entries, facets, texts, addresses } = setup;
  const [state, change] = useDirectoryState(facets);
  const corrected = correctQuery(entries, state.query);
  const [open, setOpen] = useState(false);
  const results = useRef<HTMLParagraphElement>(null);
  const panel = useId();
  const filters = activeFilters(facets, state);
  const found = sortEntries(filterEntries(entries, facets, state), { ...state, query: corrected ?? state.query });
  const query = formatState(state);
  const ids = state.compare.length > 0 ? `?ids=${state.compare.join(',')}` : '';

  // By then, the clicked element is gone, and the reader wants to see the results.
  const onRemove = (filter: ActiveFilter) => {
    change(withoutFilter(state, filter), 'step');
    results.current?.focus();
  };
  const onClear = () => {
    change(clearFilters(state), 'step');
    results.current?.focus();
  };
  const onCompare = (plugin: string) => change(toggleCompared(state, plugin), 'quietly');
  const choice = ({ plugin, title }: DirectoryModule) => (
    <CompareChoice plugin={plugin} title={title} chosen={state.compare} onToggle={onCompare} texts={texts} />
  );
  const recipe = ({ plugin, title }: DirectoryModule) => (
    <a className="integration-recipe" href={`${addresses.recipes}?source=${plugin}`}>
      {texts.integrationRecipe}
      <span className="visually-hidden"> {title}</span>
    </a>
  );
  const count = view === 'list' ? texts.integrationCount : texts.integrationConnectorCount;

  return (
    <div className={`directory directory-${view}`}>
      <ViewLinks
        current={view}
        texts={texts}
        addresses={{ list: addresses.list + query, matrix: addresses.matrix + query, compare: addresses.compare + ids }}
      />
      <Toolbar
        setup={setup}
        state={state}
        onChange={change}
        active={filters.length}
        panel={{ id: panel, open, onToggle: () => setOpen(!open) }}
      />
      <FilterPanel
        id={panel}
        setup={setup}
        state={state}
        onChange={change}
        open={open}
        found={found.length}
        onShowResults={() => {
          setOpen(false);
          results.current?.focus();
        }}
      />
      <div className="directory-results">
        <h2 className="visually-hidden">{texts.integrationResults}</h2>
        <div className="directory-summary">
          <p ref={results} tabIndex={-1} role="status">
            {fill(count, { count: found.length, total: entries.length })}
          </p>
          {corrected !== undefined && found.length > 0 && (
            <p className="directory-corrected">
              {fill(texts.integrationCorrected, { query: state.query.trim(), corrected })}
            </p>
          )}
          <ActiveFilters filters={filters} texts={texts} onRemove={onRemove} onClear={onClear} />
        </div>
        {found.length === 0 && <EmptyResult setup={setup} state={state} onRemove={onRemove} onClear={onClear} />}
        {found.length > 0 && view === 'matrix' && <CapabilityMatrix entries={found} setup={setup} choice={choice} />}
        {found.length > 0 && view === 'list' && (
          <ul className="integrations">
            {found.map((entry) => (
              <IntegrationCard key={entry.id} entry={entry} setup={setup}>
                {entry.modules[0] && choice(entry.modules[0])}
                {entry.modules[0] && recipe(entry.modules[0])}
              </IntegrationCard>
            ))}
          </ul>
        )}
      </div>
      <CompareTray setup={setup} chosen={state.compare} onToggle={onCompare} />
    </div>
  );
}
