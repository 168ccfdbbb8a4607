import { useSite } from '#site/context.ts';

/** The three commands to a running platform, and who to ask. */
export function QuickstartSection({ commandsHtml }: { commandsHtml: string }) {
  const { href } = useSite();
  return (
    <section className="split split-reverse">
      <div>
        <h2>Start DataHub with three commands</h2>
        <p>
          With Docker and Python 3.7 or later, the quickstart starts every service on your machine and loads sample
          metadata. Log in at <code>localhost:9002</code> with the username <code>datahub</code> and the password{' '}
          <code>datahub</code>.
        </p>
        <p className="split-links">
          <a href={href('/docs/quickstart')}>Quickstart guide</a>
          <a href={href('/docs/deploy/kubernetes')}>Deploy to Kubernetes</a>
          <a href="https://slack.datahubproject.io">Ask the community</a>
        </p>
      </div>
      <div className="split-code prose" dangerouslySetInnerHTML={{ __html: commandsHtml }} />
    </section>
  );
}
