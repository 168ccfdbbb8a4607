import { useState } from 'react';
import { saveFile } from '../save-file.ts';

interface RecipeActionsProps {
  file: string;
  recipe: string;
  /** Address that leads back to these choices. */
  link: string;
  onCheck: () => void;
}

/** What can be done with a recipe that was written. */
export function RecipeActions({ file, recipe, link, onCheck }: RecipeActionsProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const address = new URL(link, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Link copied. It contains your choices, but nothing that you typed as text.');
    } catch (error) {
      console.warn('The link could not be copied.', error);
      setSaid(`Copy this link: ${address}`);
    }
  };
  return (
    <>
      <p className="studio-actions">
        <button type="button" className="button" onClick={() => saveFile(file, recipe)}>
          Save as {file}
        </button>
        <button type="button" className="button" onClick={copy}>
          Copy link to these choices
        </button>
        <button type="button" className="button" onClick={onCheck}>
          Check it in the editor
        </button>
      </p>
      <p role="status" className="studio-note studio-said">
        {said}
      </p>
    </>
  );
}
