import { fill } from '#model/fill.ts';
import type { InLanguage } from '#model/message.ts';
import type { Texts } from '#model/strings.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import type { RecipeAnswerState } from '../recipe-client.ts';
import type { MatchedNames } from '../recipe-worker.ts';
import { writeTexts } from '../write/texts.ts';

interface PatternVerdictsProps {
  status: RecipeAnswerState<'match'>['status'];
  answer: InLanguage<MatchedNames> | undefined;
  /** Names that weren't tested. */
  left: number;
}

/** Which names pass, and why. */
export function PatternVerdicts({ status, answer, left }: PatternVerdictsProps) {
  const t = useTexts(writeTexts);
  const { verdicts = [], remarks = [] } = answer ?? {};
  return (
    <>
      <p role="status" className="studio-note">
        {summary(status, answer, left, t)}
      </p>
      {remarks.length > 0 && (
        <ul className="studio-rules">
          {remarks.map(({ list, pattern, kind, reason }) => (
            <li key={`${list} ${pattern}`}>
              {fillNodes(t.recipeIn, {
                code: <code>{pattern}</code>,
                code2: <code>{list}</code>,
                value: kind === 'invalid' ? t.recipeValid : t.recipeTried,
              })}{' '}
              <CodeText text={reason} />
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
                {passes === undefined ? t.recipeUnknown : passes ? t.recipePasses : t.recipeLeft}
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

function summary(
  status: RecipeAnswerState<'match'>['status'],
  answer: InLanguage<MatchedNames> | undefined,
  left: number,
  t: Texts<typeof writeTexts>,
): string {
  if (status === 'slow') return t.recipeTrying;
  if (status === 'failed') return t.recipeNamesCouldNot;
  if (answer === undefined || answer.verdicts.length === 0) return '';
  const { verdicts } = answer;
  const passing = verdicts.filter(({ passes }) => passes === true).length;
  const unknown = verdicts.filter(({ passes }) => passes === undefined).length;
  const value = `${verdicts.length === 1 ? 'name' : 'names'} ${passing === 1 ? 'passes' : 'pass'}`;
  const parts = [fill(t.recipeOf, { passing, count: verdicts.length, value })];
  if (unknown > 0) parts.push(fill(t.recipeDecided, { unknown }));
  if (left > 0) parts.push(fill(t.recipeMore, { left }));
  return parts.join(' ');
}
