import { useId } from 'react';
import { useTexts } from '#site/use-texts.ts';
import { metamodelTexts } from '../texts.ts';
import type { ExplorerState } from './explorer.ts';

const views = [
  ['graph', 'Graph'],
  ['table', 'Table'],
] as const;

/** Graph or table. Until the reader chooses, it depends on the width of the window. */
export function ViewSwitch({
  view,
  onChange,
}: {
  view: ExplorerState['view'];
  onChange: (view: ExplorerState['view']) => void;
}) {
  const t = useTexts(metamodelTexts);
  const name = useId();
  return (
    <fieldset className="explorer-views">
      <legend className="visually-hidden">{t.metamodelShowAs}</legend>
      {views.map(([value, label]) => (
        <label key={value} data-value={value}>
          <input type="radio" name={name} checked={view === value} onChange={() => onChange(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
