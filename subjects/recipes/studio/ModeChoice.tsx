import { useId } from 'react';
import type { Texts } from '#model/strings.ts';
import { useTexts } from '#site/use-texts.ts';
import { type StudioMode, studioModes } from './studio.ts';
import { writeTexts } from './write/texts.ts';

const labels = (t: Texts<typeof writeTexts>): Readonly<Record<StudioMode, string>> => ({
  write: t.recipeWrite,
  check: t.recipeCheck,
});

/** Which of its two things the studio does. */
export function ModeChoice({ mode, onChange }: { mode: StudioMode; onChange: (mode: StudioMode) => void }) {
  const t = useTexts(writeTexts);
  const group = useId();
  return (
    <fieldset className="studio-modes">
      <legend className="visually-hidden">{t.recipeWhat}</legend>
      {studioModes.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={mode === each} onChange={() => onChange(each)} />
          {labels(t)[each]}
        </label>
      ))}
    </fieldset>
  );
}
