import { useSite } from '#site/context.ts';

/** The three commands to a running platform, and who to ask. */
export function QuickstartSection({ commandsHtml }: { commandsHtml: string }) {
  const { href } = useSite();
  return (
    <section className="split split-reverse">
      <div>
        <h2>Three commands to a running platform</h2>
        <p>
          With Docker and Python 3.7 or newer, the quickstart starts every service on your machine and fills it with
          sample metadata. Sign in at <code>localhost:9002</code> as <code>datahub</code> with the password{' '}
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
