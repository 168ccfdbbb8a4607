import { CodeText } from '../CodeText.tsx';
import type { MatchedNames } from '../recipe-worker.ts';
import type { AnswerState } from '../use-answer.ts';

interface PatternVerdictsProps {
  status: AnswerState<'match'>['status'];
  answer: MatchedNames | undefined;
  /** Names that were not tried. */
  left: number;
}

/** Which names pass, and why. */
export function PatternVerdicts({ status, answer, left }: PatternVerdictsProps) {
  const { verdicts = [], remarks = [] } = answer ?? {};
  return (
    <>
      <p role="status" className="studio-note">
        {summary(status, answer, left)}
      </p>
      {remarks.length > 0 && (
        <ul className="studio-rules">
          {remarks.map(({ list, pattern, kind, reason }) => (
            <li key={`${list} ${pattern}`}>
              <code>{pattern}</code> in <code>{list}</code>{' '}
              {kind === 'invalid' ? 'is no valid pattern for Python.' : 'is not tried here.'} <CodeText text={reason} />
            </li>
          ))}
        </ul>
      )}
      {verdicts.length > 0 && (
        <ul className="studio-verdicts">
          {verdicts.map(({ name, passes, reason }, index) => (
            // Names may occur twice and never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <span className={`badge badge-${passes === undefined ? 'warning' : passes ? 'good' : 'neutral'}`}>
                {passes === undefined ? 'Unknown' : passes ? 'Passes' : 'Left out'}
              </span>{' '}
              <code>{name}</code>
              <span className="studio-note">
                <CodeText text={reason} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function summary(status: AnswerState<'match'>['status'], answer: MatchedNames | undefined, left: number): string {
  if (status === 'slow')
    return 'Trying took longer than three seconds and was stopped. One of the patterns backtracks too much; Python would take long, too.';
  if (status === 'failed') return 'The names could not be tried.';
  if (answer === undefined || answer.verdicts.length === 0) return '';
  const { verdicts } = answer;
  const passing = verdicts.filter(({ passes }) => passes === true).length;
  const unknown = verdicts.filter(({ passes }) => passes === undefined).length;
  const parts = [`${passing} of ${verdicts.length} ${verdicts.length === 1 ? 'name passes' : 'names pass'}.`];
  if (unknown > 0) parts.push(`${unknown} can’t be decided here.`);
  if (left > 0) parts.push(`${left} more were not tried.`);
  return parts.join(' ');
}
