import { useState } from 'react';
import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { copyLink } from '#site/tools/copy-link.ts';
import { saveFile } from '#site/tools/save-file.ts';
import { useTexts } from '#site/use-texts.ts';
import { writeTexts } from './texts.ts';

interface RecipeActionsProps {
  file: string;
  recipe: string;
  /** Address that restores these choices. */
  link: string;
  onCheck: () => void;
}

/** The actions for a written recipe. */
export function RecipeActions({ file, recipe, link, onCheck }: RecipeActionsProps) {
  const t = useTexts(writeTexts);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const { address, copied } = await copyLink(link);
    setSaid(copied ? t.recipeLink : fill(t.recipeCopy, { address }));
  };
  return (
    <>
      <p className="studio-actions">
        <button type="button" className="button" onClick={() => saveFile(file, recipe, 'application/yaml')}>
          {fillNodes(t.recipeSave, { file })}
        </button>
        <button type="button" className="button" onClick={copy}>
          {t.recipeCopyLinkThese}
        </button>
        <button type="button" className="button" onClick={onCheck}>
          {t.recipeCheckEditor}
        </button>
      </p>
      <p role="status" className="studio-note studio-said">
        {said}
      </p>
    </>
  );
}
