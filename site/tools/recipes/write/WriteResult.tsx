import { CodeBlock } from '../../CodeBlock.tsx';
import { CodeText } from '../CodeText.tsx';
import type { WrittenRecipe } from '../recipe-worker.ts';
import { RecipeCode } from './RecipeCode.tsx';

interface WriteResultProps {
  /** Name of the file that the commands expect. */
  file: string;
  written: WrittenRecipe;
  copy: string;
  onCheck: () => void;
}

/** The recipe, and everything that it takes to run it. */
export function WriteResult({ file, written: { recipe, snippets, steps }, copy, onCheck }: WriteResultProps) {
  return (
    <>
      <p className="studio-note">
        Save it as <code>{file}</code>.
      </p>
      <RecipeCode label={file} code={recipe.trimEnd()} copy={copy} />
      <button type="button" className="button" onClick={onCheck}>
        Check it in the editor
      </button>
      {snippets.map(({ title, code }) => (
        <div key={title} className="tool-labelled">
          <h3>{title}</h3>
          <CodeBlock label={title} code={code.trimEnd()} copy={copy} />
        </div>
      ))}
      {steps.length > 0 && (
        <div className="tool-labelled">
          <h3>In the user interface</h3>
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
