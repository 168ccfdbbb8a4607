import { useMemo, useState } from 'react';
import { useAddressState } from '#site/use-address-state.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import { chooseEdges } from './choose-edges.ts';
import { Details } from './Details.tsx';
import { drawGraph, drawPaths } from './draw-graph.ts';
import { ExplorerNotes } from './ExplorerNotes.tsx';
import { type ExplorerSetup, initialState } from './explorer.ts';
import { checkState, formatState, parseState } from './explorer-state.ts';
import { Filters } from './Filters.tsx';
import { findPaths } from './find-paths.ts';
import { GraphView } from './GraphView.tsx';
import { PathForm } from './PathForm.tsx';
import { PathList } from './PathList.tsx';
import { RelationshipRows } from './RelationshipRows.tsx';
import { statusOf } from './status.ts';
import { UnknownNames } from './UnknownNames.tsx';
import { useView } from './use-view.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The metamodel as a graph and as a table, with filters and paths. */
export function Explorer({ facts, layouts, pages }: ExplorerSetup) {
  const t = useTexts(metamodelTexts);
  const inWords = useMessages();
  const [given, change] = useAddressState(initialState, parseState, formatState);
  const { state, unknown } = useMemo(() => checkState(given, facts), [given, facts]);
  const view = useView(state.view);
  const [choice, setChoice] = useState({ key: '', id: '' });
  const isPath = state.from !== '' && state.to !== '';
  const paths = useMemo(() => {
    const passing = chooseEdges(facts, { ...state, entity: '' });
    return findPaths(passing, state.from, state.to, state.either);
  }, [facts, state]);
  const edges = useMemo(() => chooseEdges(facts, state), [facts, state]);
  const drawing = useMemo(
    () => (isPath ? drawPaths(facts, layouts, paths) : drawGraph(facts, layouts, state)),
    [isPath, facts, layouts, paths, state],
  );
  const chosen = choice.key === drawing.key ? choice.id : isPath ? '' : state.entity;
  const shownEdges = isPath ? [...new Set(drawing.links.flatMap((link) => link.edges))] : edges;
  return (
    <div className="tool explorer" data-view={view} data-wide={drawing.width > 1000}>
      <div className="panel explorer-controls" data-needs-js="">
        <Filters facts={facts} state={state} onChange={change} />
        <PathForm facts={facts} state={state} onChange={change} />
        <UnknownNames unknown={unknown} onChange={change} />
      </div>
      <div className="explorer-bar" data-needs-js="">
        <p role="status" className="tool-status">
          {inWords(statusOf(state, edges, paths))}
        </p>
        <ViewSwitch view={view} onChange={(next) => change({ view: next })} />
      </div>
      <ExplorerNotes facts={facts} pages={pages} state={state} flow={drawing.flow} />
      {isPath && <PathList paths={paths} state={state} pages={pages} onChange={change} />}
      {!isPath && edges.length === 0 && (state.lineage || state.relationship !== '' || state.aspect === '') && (
        <p>
          <button type="button" className="button" onClick={() => change({ ...initialState, view: state.view })}>
            {t.metamodelRemoveAllFilters}
          </button>
        </p>
      )}
      {drawing.nodes.length > 0 && (
        <div className="explorer-graph" data-needs-js="">
          <GraphView
            key={drawing.key}
            drawing={drawing}
            chosen={chosen}
            onChoose={(id) => setChoice({ key: drawing.key, id })}
          />
          <Details
            chosen={chosen}
            centre={isPath ? '' : state.entity}
            drawing={drawing}
            facts={facts}
            pages={pages}
            onExplore={(entity) => change({ ...initialState, view: state.view, entity })}
          />
        </div>
      )}
      <div className="explorer-table prose">
        <RelationshipRows edges={shownEdges} facts={facts} pages={pages} />
      </div>
    </div>
  );
}
