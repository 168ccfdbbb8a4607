import type { InLanguage } from '#model/message.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { deployTexts } from '../../texts.ts';
import type { LinkedDeployment } from '../linked-deployment.ts';

/** What to prepare and to run, in order. */
export function CommandList({
  written: { commands, open },
  copy,
}: {
  written: Pick<InLanguage<LinkedDeployment>, 'commands' | 'open'>;
  copy: string;
}) {
  const t = useTexts(deployTexts);
  const parts = [
    { title: t.deployPrepare, steps: commands.prepare },
    { title: t.deployInstall, steps: commands.install },
    { title: t.deployVerify, steps: commands.verify },
    { title: t.deployRollBack, steps: commands.rollBack },
  ];
  return (
    <>
      {open.length > 0 && (
        <div className="tool-labelled">
          <h3>{t.deployOpen}</h3>
          <ul className="studio-steps">
            {open.map((point) => (
              <li key={point}>
                <CodeText text={point} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {parts.map(({ title, steps }) => (
        <div key={title} className="tool-labelled">
          <h3>{title}</h3>
          {steps.map((step) => (
            <div key={step.title}>
              <p className="studio-note">
                <CodeText text={`${step.title}:`} />
              </p>
              <CodeBlock label={step.title.replaceAll('`', '')} code={step.code} copy={copy} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
