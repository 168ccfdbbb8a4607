import { useMemo } from 'react';
import { fill } from '#model/fill.ts';
import type { RunPlace } from '#recipes/types.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { CodeField } from '#site/tools/check/CodeField.tsx';
import { CursorHelp } from '#site/tools/check/CursorHelp.tsx';
import { ProblemList } from '#site/tools/check/ProblemList.tsx';
import { useCursorHelp } from '#site/tools/check/use-cursor-help.ts';
import { useTextCheck } from '#site/tools/check/use-text-check.ts';
import { saveFile } from '#site/tools/save-file.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import { CheckedList } from '../CheckedList.tsx';
import { PlaceChoice } from '../PlaceChoice.tsx';
import { PatternTrial } from '../patterns/PatternTrial.tsx';
import type { RecipeClient } from '../recipe-client.ts';
import type { StudioSetup } from '../studio.ts';
import { writeTexts } from '../write/texts.ts';
import { checkVerdict } from './check-verdict.ts';
import { exampleRecipe } from './example-recipe.ts';
import { checkTexts } from './texts.ts';

interface CheckModeProps {
  studio: StudioSetup;
  client: RecipeClient;
  place: RunPlace;
  onPlace: (place: RunPlace) => void;
  text: string;
  onText: (text: string) => void;
}

/** Finds the errors in a recipe while it is written, and fixes them. */
export function CheckMode({ studio, client, place, onPlace, text, onText }: CheckModeProps) {
  const t = useTexts(checkTexts);
  const { recipeRecipe } = useTexts(writeTexts);
  const inWords = useMessages();
  const isEmpty = text.trim() === '';
  const check = useAnswer(
    client,
    useMemo(() => (isEmpty ? undefined : ({ kind: 'check', text, place } as const)), [isEmpty, text, place]),
  );
  const cursor = useCursorHelp(client, text);
  const { field, surface, status, refused, fixed, current, fix } = useTextCheck({
    text,
    label: recipeRecipe,
    onText,
    last: check.last,
    cursor,
  });
  const { last } = check;
  const verdict = () => {
    if (refused !== undefined) {
      return fill(t.recipeText, { count: refused.toLocaleString('en') });
    }
    return [fixed && fill(t.recipeDone, { fixed: fixed.replaceAll('`', '') }), inWords(checkVerdict(check))]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <div className="studio-columns">
      <div className="studio-form">
        <PlaceChoice place={place} onChange={onPlace} />
        <CodeField {...field} placeholder={'source:\n  type: mysql\n  config: …'} />
        {isEmpty ? (
          <p>
            {t.recipeNothing}{' '}
            <button type="button" className="studio-clear" onClick={() => surface.replace(exampleRecipe)}>
              {t.recipeTryExample}
            </button>
            .
          </p>
        ) : (
          <>
            <CursorHelp found={cursor.found} addresses={studio.addresses} invitation={t.recipePut} />
            <PatternTrial client={client} text={text} />
          </>
        )}
      </div>
      <div className="studio-result">
        <p {...status} tabIndex={-1} role="status" className="tool-status">
          {verdict()}
        </p>
        {check.status === 'failed' && <LoadFailure failure={studio.setup.failure} onRetry={check.retry} />}
        {current?.source !== undefined && current.problems.length === 0 && <CheckedList file="recipe.yaml" />}
        {!isEmpty && (
          <p className="studio-actions">
            <button type="button" className="button" onClick={() => saveFile('recipe.yaml', text, 'application/yaml')}>
              {t.recipeSaveRecipe}
            </button>
          </p>
        )}
        {last && last.answer.problems.length > 0 && (
          <ProblemList
            problems={last.answer.problems}
            addresses={studio.addresses}
            onShow={({ from, to }) => surface.select(from, to)}
            onFix={fix}
          />
        )}
        {last?.answer.install !== undefined && (
          <section className="tool-part">
            <h2>{t.recipeInstall}</h2>
            <CodeBlock label={t.recipeInstall} code={last.answer.install} copy={studio.setup.copy} />
          </section>
        )}
      </div>
    </div>
  );
}
