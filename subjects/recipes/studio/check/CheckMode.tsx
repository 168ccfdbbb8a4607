import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { TextEdit } from '#model/text-edit.ts';
import type { RunPlace } from '#recipes/types.ts';
import { type LoadEditor, useSurface } from '#site/code-editor/use-surface.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { CodeField } from '#site/tools/check/CodeField.tsx';
import { CursorHelp } from '#site/tools/check/CursorHelp.tsx';
import { ProblemList } from '#site/tools/check/ProblemList.tsx';
import { saveFile } from '#site/tools/save-file.ts';
import { useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import type { Outcome } from '#site/worker-client/worker-client.ts';
import type { Fix } from '#yaml/check/rule.ts';
import { CheckedList } from '../CheckedList.tsx';
import { PlaceChoice } from '../PlaceChoice.tsx';
import { PatternTrial } from '../patterns/PatternTrial.tsx';
import type { RecipeClient } from '../recipe-client.ts';
import type { StudioSetup } from '../studio.ts';
import { writeTexts } from '../write/texts.ts';
import { checkVerdict } from './check-verdict.ts';
import { exampleRecipe } from './example-recipe.ts';
import { checkTexts } from './texts.ts';

// More characters than any recipe has.
const LONGEST_TEXT = 1_000_000;

const loadEditor: LoadEditor = async () => (await import('#site/code-editor/create-yaml-editor.ts')).createYamlEditor;

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
  const [cursor, setCursor] = useState(0);
  const [refused, setRefused] = useState<number>();
  const [mended, setMended] = useState('');
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const isEmpty = text.trim() === '';
  const check = useAnswer(
    client,
    useMemo(() => (isEmpty ? undefined : ({ kind: 'check', text, place } as const)), [isEmpty, text, place]),
  );
  const help = useAnswer(
    client,
    useMemo(
      () => (isEmpty ? undefined : ({ kind: 'explain', text, offset: cursor } as const)),
      [isEmpty, text, cursor],
    ),
  );
  const changed = (next: string) => {
    setRefused(undefined);
    setMended('');
    onText(next);
  };
  const fix = (edits: readonly TextEdit[], label: string) => {
    surface.apply(edits);
    setMended(label);
  };
  const state = useSurface(
    {
      text,
      label: 'Recipe',
      longest: LONGEST_TEXT,
      onChange: changed,
      onRefused: setRefused,
      onCursor: setCursor,
      onFix: fix,
      complete: async (asked, offset) => answerOf(await client.ask({ kind: 'complete', text: asked, offset })) ?? [],
      explain: async (asked, offset) => answerOf(await client.ask({ kind: 'explain', text: asked, offset })),
    },
    loadEditor,
  );
  const { surface } = state;
  const { last } = check;
  // Places in an older text would be marked wrongly.
  const current = last !== undefined && last.job.text === text ? last.answer : undefined;
  useEffect(() => {
    if (current) surface.mark(current.problems);
    else if (isEmpty) surface.mark([]);
  }, [surface, current, isEmpty]);
  const onFix = ({ edits, label }: Fix) => {
    if (current === undefined) return;
    fix(edits, label);
    // What was clicked is gone then.
    status.current?.focus();
  };
  const verdict = () => {
    if (refused !== undefined) {
      return fill(t.recipeText, { count: refused.toLocaleString('en') });
    }
    return [mended && fill(t.recipeDone, { mended: mended.replaceAll('`', '') }), checkVerdict(check)]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <div className="studio-columns">
      <div className="studio-form">
        <PlaceChoice place={place} onChange={onPlace} />
        <CodeField
          {...state}
          label={recipeRecipe}
          text={text}
          onText={changed}
          onRefused={setRefused}
          onCursor={setCursor}
          longest={LONGEST_TEXT}
          placeholder={'source:\n  type: mysql\n  config: …'}
          describedBy={`${id}-status`}
        />
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
            <CursorHelp found={help.last?.answer} addresses={studio.addresses} invitation={t.recipePut} />
            <PatternTrial client={client} text={text} />
          </>
        )}
      </div>
      <div className="studio-result">
        <p ref={status} tabIndex={-1} role="status" id={`${id}-status`} className="tool-status">
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
            onFix={onFix}
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

/** An answer, or nothing: what is only offered needs no explanation when it is missing. */
function answerOf<T>(outcome: Outcome<T>): T | undefined {
  return outcome.status === 'done' ? outcome.answer : undefined;
}
