import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { ExplorerState } from './explorer.ts';
import type { UnknownName } from './explorer-state.ts';

/** Lists names in an address that the metamodel doesn't have. */
export function UnknownNames({
  unknown,
  onChange,
}: {
  unknown: readonly UnknownName[];
  onChange: (changes: Partial<ExplorerState>) => void;
}) {
  const t = useTexts(metamodelTexts);
  return unknown.map(({ kind, place, given, meant }) => (
    <p key={place} role="alert" className="explorer-unknown">
      {fillNodes(t.metamodelThereNoNamedSo, { kind, code: <code>{given}</code> })}{' '}
      {meant === undefined ? (
        t.metamodelChooseOneFromList
      ) : (
        <button type="button" className="button" onClick={() => onChange({ [place]: meant })}>
          {fillNodes(t.metamodelShow, { meant })}
        </button>
      )}
    </p>
  ));
}
