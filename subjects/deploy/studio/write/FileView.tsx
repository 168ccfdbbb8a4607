import { useId, useState } from 'react';
import { fill } from '#model/fill.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { copyLink } from '#site/tools/copy-link.ts';
import { saveFile } from '#site/tools/save-file.ts';
import { useTexts } from '#site/use-texts.ts';
import { deployTexts } from '../../texts.ts';
import type { WrittenFile } from '../../write/written-files.ts';

interface FileViewProps {
  files: readonly WrittenFile[];
  copy: string;
  link: string;
  onCheck: (text: string) => void;
}

/** One of the files, with its actions. */
export function FileView({ files, copy, link, onCheck }: FileViewProps) {
  const t = useTexts(deployTexts);
  const id = useId();
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const shown = files.find((file) => file.name === name) ?? files[0];
  if (shown === undefined) return null;
  const share = async () => {
    const { address, copied } = await copyLink(link);
    setSaid(copied ? t.deployLinkCopied : fill(t.deployCopyLinkByHand, { address }));
  };
  return (
    <>
      {files.length > 1 && (
        <fieldset className="deploy-files">
          <legend className="visually-hidden">{t.deployWhichFile}</legend>
          {files.map((file) => (
            <label key={file.name}>
              <input type="radio" name={id} checked={file === shown} onChange={() => setName(file.name)} />
              {file.name}
            </label>
          ))}
        </fieldset>
      )}
      <p className="studio-actions">
        <button type="button" className="button" onClick={() => saveFile(shown.name, shown.text, 'text/plain')}>
          {fill(t.deploySave, { file: shown.name })}
        </button>
        {shown.isChecked && (
          <button type="button" className="button" onClick={() => onCheck(shown.text)}>
            {t.deployOpenInEditor}
          </button>
        )}
        <button type="button" className="button" onClick={share}>
          {t.deployCopyLink}
        </button>
      </p>
      <p role="status" className="studio-note studio-said">
        {said}
      </p>
      <CodeBlock label={shown.name} code={shown.text.trimEnd()} copy={copy} className="studio-code" />
    </>
  );
}
