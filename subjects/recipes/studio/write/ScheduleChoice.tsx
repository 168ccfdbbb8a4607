import { useId } from 'react';
import type { Texts } from '#model/strings.ts';
import type { Schedule } from '#recipes/types.ts';
import { useTexts } from '#site/use-texts.ts';
import { writeTexts } from './texts.ts';

interface ScheduleChoiceProps {
  /** Whether the time is chosen elsewhere. */
  hasOwnTime: boolean;
  kinds: readonly Schedule['kind'][];
  schedule: Schedule;
  problem: string | undefined;
  onChange: (schedule: Schedule) => void;
}

const names = (t: Texts<typeof writeTexts>): Readonly<Record<Schedule['kind'], string>> => ({
  none: t.recipeHand,
  cron: 'cron',
  airflow: 'Airflow',
  kubernetes: 'Kubernetes',
});

/** What starts the job, and when. */
export function ScheduleChoice({ hasOwnTime, kinds, schedule, problem, onChange }: ScheduleChoiceProps) {
  const t = useTexts(writeTexts);
  const id = useId();
  return (
    <div className="studio-pair">
      <div className="studio-field">
        <label htmlFor={`${id}-kind`}>{t.recipeStarts}</label>
        <select
          id={`${id}-kind`}
          value={schedule.kind}
          onChange={({ target: { value } }) =>
            onChange({ ...schedule, kind: kinds.find((kind) => kind === value) ?? 'none' })
          }
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind !== 'none' && hasOwnTime ? t.recipeSchedule : names(t)[kind]}
            </option>
          ))}
        </select>
      </div>
      {schedule.kind !== 'none' && !hasOwnTime && (
        <div className="studio-field">
          <label htmlFor={id}>{t.recipeFive}</label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={schedule.expression}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange({ ...schedule, expression: event.target.value })}
          />
          <p id={`${id}-note`} className={problem === undefined ? 'studio-note' : 'studio-problem'}>
            {problem ?? t.recipeMinute}
          </p>
        </div>
      )}
    </div>
  );
}
