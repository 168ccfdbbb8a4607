import { Fragment } from 'react';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { aspectOf, type ModelEdge } from '../graph.ts';
import { metamodelTexts } from '../texts.ts';
import type { ExplorerSetup, ExplorerState } from './explorer.ts';
import type { PathStep } from './find-paths.ts';
import { EntityName, FieldName } from './ModelNames.tsx';

/** More than this number of paths wouldn't help, because they differ only in the entities in between. */
const MOST = 12;

interface PathListProps {
  paths: readonly (readonly PathStep[])[];
  state: ExplorerState;
  pages: ExplorerSetup['pages'];
  onChange: (changes: Partial<ExplorerState>) => void;
}

/** Every shortest path, step by step, with the fields that define each step. */
export function PathList({ paths, state, pages, onChange }: PathListProps) {
  const t = useTexts(metamodelTexts);
  if (paths.length === 0) {
    if (state.either || state.from === state.to) return null;
    return (
      <p>
        {t.metamodelRelationshipsHaveDirectionPath}{' '}
        <button type="button" className="button" onClick={() => onChange({ either: true })}>
          {t.metamodelSearchEitherDirection}
        </button>
      </p>
    );
  }
  return (
    <section className="explorer-paths" aria-label={t.metamodelPaths}>
      <ol>
        {paths.slice(0, MOST).map((path) => (
          <li key={path.map(({ to }) => to).join()}>
            <p className="explorer-stations">
              <EntityName name={path[0]?.from ?? ''} pages={pages} />
              {path.map(({ to, along }) => (
                <Fragment key={to}>
                  <span aria-hidden="true">{along.length > 0 ? '→' : '←'}</span>
                  <span className="visually-hidden">
                    {along.length > 0 ? t.metamodelPoints : t.metamodelPointedAtBy}
                  </span>
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
      {paths.length > MOST && <p>{fillNodes(t.metamodelMoreAsLongGraph, { value: paths.length - MOST })}</p>}
    </section>
  );
}

function StepLine({ edge: { from, to, declaration }, pages }: { edge: ModelEdge; pages: ExplorerSetup['pages'] }) {
  const t = useTexts(metamodelTexts);
  return (
    <li>
      <code>{from}</code> <strong>{declaration.relationship}</strong>{' '}
      {fillNodes(t.metamodelMadeByCode, { code: <code>{to}</code> })}{' '}
      <FieldName entity={from} via={declaration.via} pages={pages} />{' '}
      {fillNodes(t.metamodelAspectDeclaration, { declaration: aspectOf(declaration) })}
    </li>
  );
}

function stepKey({ from, to, declaration }: ModelEdge): string {
  return `${from} ${to} ${declaration.relationship} ${declaration.via}`;
}
