import { useId } from 'react';
import { useTexts } from '#site/use-texts.ts';
import type { Actor } from '../session/facts.ts';
import { benchTexts } from '../texts.ts';

interface ActorChoiceProps {
  actors: readonly Actor[];
  /** URN of the chosen user. */
  actor: string;
  onChoose: (actor: Actor) => void;
}

/** Who sends the requests. */
export function ActorChoice({ actors, actor, onChoose }: ActorChoiceProps) {
  const t = useTexts(benchTexts);
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{t.benchActor}</label>
      <select
        id={id}
        value={actor}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const chosen = actors.find(({ urn }) => urn === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {actors.map(({ urn, name, role }) => (
          <option key={urn} value={urn}>
            {role === '' ? name : `${role}: ${name}`}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="studio-note">
        {t.benchActorNote}
      </p>
    </div>
  );
}
