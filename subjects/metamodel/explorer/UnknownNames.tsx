import type { ExplorerState } from './explorer.ts';
import type { UnknownName } from './explorer-state.ts';

/** Says what an address asks for that the metamodel doesn't have. */
export function UnknownNames({
  unknown,
  onChange,
}: {
  unknown: readonly UnknownName[];
  onChange: (changes: Partial<ExplorerState>) => void;
}) {
  return unknown.map(({ kind, place, given, meant }) => (
    <p key={place} role="alert" className="explorer-unknown">
      There is no {kind} named <code>{given}</code>, so it is left out.{' '}
      {meant === undefined ? (
        'Choose one from the list.'
      ) : (
        <button type="button" className="button" onClick={() => onChange({ [place]: meant })}>
          Show {meant}
        </button>
      )}
    </p>
  ));
}
