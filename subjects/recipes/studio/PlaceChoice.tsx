import { useId } from 'react';
import type { RunPlace } from '#recipes/types.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { runPlaceNames, runPlaces } from './studio.ts';
import { writeTexts } from './write/texts.ts';

/** Where the job runs, which determines the addresses that it can reach. */
export function PlaceChoice({ place, onChange }: { place: RunPlace; onChange: (place: RunPlace) => void }) {
  const t = useTexts(writeTexts);
  const inWords = useMessages();
  const id = useId();
  return (
    <fieldset className="tool-choice studio-place" aria-describedby={`${id}-note`}>
      <legend>{t.recipeJob}</legend>
      {runPlaceNames.map((each) => (
        <label key={each}>
          <input type="radio" name={id} checked={place === each} onChange={() => onChange(each)} />
          {inWords(runPlaces[each].label)}
        </label>
      ))}
      <p id={`${id}-note`} className="studio-note">
        {inWords(runPlaces[place].note)}
      </p>
    </fieldset>
  );
}
