import { useId, useMemo, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import type { RecipePattern } from '#recipes/patterns/recipe-patterns.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import type { RecipeClient } from '../recipe-client.ts';
import { writeTexts } from '../write/texts.ts';
import { PatternVerdicts } from './PatternVerdicts.tsx';

// More names than anyone reads through.
const MOST_NAMES = 500;

/** Shows which names pass the allow and deny lists of a recipe, as its connector applies them. */
export function PatternTrial({ client, text }: { client: RecipeClient; text: string }) {
  const t = useTexts(writeTexts);
  const [open, setOpen] = useState(false);
  const [option, setOption] = useState('');
  const [names, setNames] = useState('');
  const id = useId();
  const lines = useMemo(
    () =>
      names
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    [names],
  );
  const answer = useAnswer(
    client,
    useMemo(
      () => (open ? ({ kind: 'match', text, option, names: lines.slice(0, MOST_NAMES) } as const) : undefined),
      [open, text, option, lines],
    ),
  );
  const patterns = answer.last?.answer.patterns ?? [];
  const pattern = patterns.find((each) => each.option === option);
  const first = patterns[0];
  if (first !== undefined && pattern === undefined) setOption(first.option);
  return (
    <details className="studio-step studio-trial" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{t.recipeTry}</h2>
      </summary>
      {answer.last !== undefined && first === undefined && <p className="studio-note">{t.recipeSourceAllow}</p>}
      {pattern !== undefined && (
        <>
          <div className="studio-field">
            <label htmlFor={`${id}-option`}>{t.recipePatterns}</label>
            <select
              id={`${id}-option`}
              value={option}
              aria-describedby={`${id}-target`}
              onChange={(event) => setOption(event.target.value)}
            >
              {patterns.map((each) => (
                <option key={each.option} value={each.option}>
                  {each.option}
                  {each.isSet ? '' : ' (default)'}
                </option>
              ))}
            </select>
            <p id={`${id}-target`} className="studio-note">
              <CodeText text={targetText(pattern, t)} />
            </p>
          </div>
          <div className="studio-field">
            <label htmlFor={id}>{t.recipeNames}</label>
            <textarea
              id={id}
              rows={4}
              autoComplete="off"
              spellCheck={false}
              placeholder={pattern.target?.matches}
              value={names}
              onChange={(event) => setNames(event.target.value)}
            />
          </div>
        </>
      )}
      {pattern !== undefined && (
        <PatternVerdicts
          status={answer.status}
          answer={answer.last?.answer}
          left={Math.max(0, lines.length - MOST_NAMES)}
        />
      )}
    </details>
  );
}

function targetText({ target, allow, deny, ignoreCase }: RecipePattern, t: Texts<typeof writeTexts>): string {
  const list = (patterns: readonly string[]) => patterns.map((each) => `\`${each}\``).join(', ') || 'nothing';
  const lists = fill(t.recipeAllow, {
    allow: list(allow),
    deny: list(deny),
    value: ignoreCase ? t.recipeCase : t.recipeCaseMatters,
  });
  if (target === undefined) return fill(t.recipeString, { lists });
  const note = target.note === undefined ? '' : ` ${target.note}`;
  if (target.matches === undefined) return fill(t.recipeVersion, { lists, note });
  return fill(t.recipeConnector, { lists, matches: target.matches, note });
}
