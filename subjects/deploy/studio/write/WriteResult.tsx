import { useState } from 'react';
import type { InLanguage } from '#model/message.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { ModeChoice } from '#site/tools/ModeChoice.tsx';
import { useTexts } from '#site/use-texts.ts';
import { deployTexts } from '../../texts.ts';
import type { LinkedDeployment } from '../linked-deployment.ts';
import type { DeploySetup } from '../studio.ts';
import { CommandList } from './CommandList.tsx';
import { DecisionList } from './DecisionList.tsx';
import { DeploymentPicture } from './DeploymentPicture.tsx';
import { FileView } from './FileView.tsx';

interface WriteResultProps {
  written: InLanguage<LinkedDeployment>;
  studio: DeploySetup;
  /** Address that restores these answers. */
  link: string;
  onCheck: (text: string) => void;
}

type Part = 'files' | 'commands' | 'picture' | 'decisions';

/** The files, the commands, a picture, and the decisions, one of which is shown. */
export function WriteResult({ written, studio, link, onCheck }: WriteResultProps) {
  const t = useTexts(deployTexts);
  const [part, setPart] = useState<Part>('files');
  return (
    <>
      <ModeChoice
        legend={t.deployShow}
        modes={{
          files: t.deployFiles,
          commands: t.deployCommands,
          picture: t.deployPicture,
          decisions: t.deployDecisions,
        }}
        mode={part}
        onChange={setPart}
      />
      {written.problems.length > 0 && (
        <ul className="studio-rules">
          {written.problems.map(({ file, message }) => (
            <li key={`${file} ${message}`}>
              <code>{file}</code>: <CodeText text={message} />
            </li>
          ))}
        </ul>
      )}
      {part === 'files' && <FileView files={written.files} copy={studio.setup.copy} link={link} onCheck={onCheck} />}
      {part === 'commands' && <CommandList written={written} copy={studio.setup.copy} />}
      {part === 'picture' && <DeploymentPicture picture={written.picture} />}
      {part === 'decisions' && <DecisionList decisions={written.decisions} addresses={studio.addresses} />}
    </>
  );
}
