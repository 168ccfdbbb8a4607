import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';

/** The three commands that start the platform, and where to ask for help. */
export function QuickstartSection({ commandsHtml }: { commandsHtml: string }) {
  const t = useTexts(frameTexts);
  const { href } = useSite();
  return (
    <section className="split split-reverse">
      <div>
        <h2>{t.homeStartDatahubThreeCommands}</h2>
        <p>
          {fillNodes(t.homeDockerPython37, {
            code: <code>localhost:9002</code>,
            code2: <code>datahub</code>,
            code3: <code>datahub</code>,
          })}
        </p>
        <p className="split-links">
          <a href={href('/docs/quickstart')}>{t.homeQuickstartGuide}</a>
          <a href={href('/docs/deploy/kubernetes')}>{t.homeDeployKubernetes}</a>
          <a href="https://slack.datahubproject.io">{t.homeAskCommunity}</a>
        </p>
      </div>
      <div className="split-code prose" dangerouslySetInnerHTML={{ __html: commandsHtml }} />
    </section>
  );
}
