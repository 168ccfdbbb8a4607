import type { InLanguage } from '#model/message.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { CheckedList } from '../CheckedList.tsx';
import type { WrittenRecipe } from '../recipe-worker.ts';
import { RecipeActions } from './RecipeActions.tsx';
import { RecipeCode } from './RecipeCode.tsx';
import { writeTexts } from './texts.ts';

interface WriteResultProps {
  /** Name of the file that the commands expect. */
  file: string;
  written: InLanguage<WrittenRecipe>;
  copy: string;
  link: string;
  onCheck: () => void;
}

/** The recipe, and everything needed to run it. */
export function WriteResult({ file, written, copy, link, onCheck }: WriteResultProps) {
  const t = useTexts(writeTexts);
  const { recipe, snippets, steps, check } = written;
  return (
    <>
      {check.problems.length === 0 && <CheckedList file={file} />}
      <RecipeActions file={file} recipe={recipe} link={link} onCheck={onCheck} />
      <RecipeCode label={file} code={recipe.trimEnd()} copy={copy} />
      {snippets.map(({ title, code }) => (
        <div key={title} className="tool-labelled">
          <h3>{title}</h3>
          <CodeBlock label={title} code={code.trimEnd()} copy={copy} />
        </div>
      ))}
      {steps.length > 0 && (
        <div className="tool-labelled">
          <h3>{t.recipeUser}</h3>
          <ol className="studio-steps">
            {steps.map((step) => (
              <li key={step}>
                <CodeText text={step} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
