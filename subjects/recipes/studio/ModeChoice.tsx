import { useId } from 'react';
import { type StudioMode, studioModes } from './studio.ts';

const labels: Readonly<Record<StudioMode, string>> = { write: 'Write a recipe', check: 'Check a recipe' };

/** Which of its two things the studio does. */
export function ModeChoice({ mode, onChange }: { mode: StudioMode; onChange: (mode: StudioMode) => void }) {
  const group = useId();
  return (
    <fieldset className="studio-modes">
      <legend className="visually-hidden">What do you want to do?</legend>
      {studioModes.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={mode === each} onChange={() => onChange(each)} />
          {labels[each]}
        </label>
      ))}
    </fieldset>
  );
}
