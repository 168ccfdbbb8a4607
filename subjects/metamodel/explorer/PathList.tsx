import { Fragment } from 'react';
import { aspectOf, type ModelEdge } from '../graph.ts';
import type { ExplorerSetup, ExplorerState } from './explorer.ts';
import type { PathStep } from './find-paths.ts';
import { EntityName, FieldName } from './ModelNames.tsx';

/** More than these are no help; they differ in what lies between. */
const MOST = 12;

interface PathListProps {
  paths: readonly (readonly PathStep[])[];
  state: ExplorerState;
  pages: ExplorerSetup['pages'];
  onChange: (changes: Partial<ExplorerState>) => void;
}

/** Every shortest path, step by step, with the fields that make each step. */
export function PathList({ paths, state, pages, onChange }: PathListProps) {
  if (paths.length === 0) {
    if (state.either || state.from === state.to) return null;
    return (
      <p>
        Relationships have a direction, and a path may exist only against it.{' '}
        <button type="button" className="button" onClick={() => onChange({ either: true })}>
          Search in either direction
        </button>
      </p>
    );
  }
  return (
    <section className="explorer-paths" aria-label="Paths">
      <ol>
        {paths.slice(0, MOST).map((path) => (
          <li key={path.map(({ to }) => to).join()}>
            <p className="explorer-stations">
              <EntityName name={path[0]?.from ?? ''} pages={pages} />
              {path.map(({ to, along }) => (
                <Fragment key={to}>
                  <span aria-hidden="true">{along.length > 0 ? '→' : '←'}</span>
                  <span className="visually-hidden">{along.length > 0 ? 'points to' : 'is pointed at by'}</span>
                  <EntityName name={to} pages={pages} />
                </Fragment>
              ))}
            </p>
            <ul>
              {path.flatMap(({ along, against }) =>
                [...along, ...against].map((edge) => <StepLine key={stepKey(edge)} edge={edge} pages={pages} />),
              )}
            </ul>
          </li>
        ))}
      </ol>
      {paths.length > MOST && <p>{paths.length - MOST} more are as long; the graph shows them.</p>}
    </section>
  );
}

function StepLine({ edge: { from, to, declaration }, pages }: { edge: ModelEdge; pages: ExplorerSetup['pages'] }) {
  return (
    <li>
      <code>{from}</code> <strong>{declaration.relationship}</strong> <code>{to}</code>, made by{' '}
      <FieldName entity={from} via={declaration.via} pages={pages} /> of the aspect {aspectOf(declaration)}
    </li>
  );
}

function stepKey({ from, to, declaration }: ModelEdge): string {
  return `${from} ${to} ${declaration.relationship} ${declaration.via}`;
}
