import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import { NONE, type PlannerOption } from './planner.ts';
import { toggled } from './planner-state.ts';

interface UseChoiceProps {
  legend: string;
  /** Label of the option for none of them. */
  none: string;
  options: readonly PlannerOption[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** What is in use. Until something is chosen, everything counts as in use, so that no change is missed. */
export function UseChoice({ legend, none, options, chosen, onChange }: UseChoiceProps) {
  const t = useTexts(upgradeTexts);
  return (
    <fieldset className="tool-choice">
      <legend>
        {legend} {chosen.length === 0 && <span>{t.upgradeNothingChosenSoAll}</span>}
      </legend>
      {[...options, { id: NONE, label: none }].map(({ id, label }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onChange(toggled(chosen, id))} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
