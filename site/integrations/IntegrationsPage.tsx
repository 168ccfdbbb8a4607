import type { Integration } from '#model/integration.ts';
import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';

const statusLabel: Readonly<Record<NonNullable<Integration['status']>, string>> = {
  certified: 'Certified',
  incubating: 'Incubating',
  testing: 'Testing',
};

function byPlatformType(integrations: readonly Integration[]): [string, Integration[]][] {
  const groups = new Map<string, Integration[]>();
  for (const integration of integrations) {
    const type = integration.platformTypes[0] ?? 'Other';
    groups.set(type, [...(groups.get(type) ?? []), integration]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

function Entry({ integration }: { integration: Integration }) {
  const { href, exists } = useSite();
  const { title, path, connection, status } = integration;
  return (
    <li className="integration">
      <span className="monogram" aria-hidden="true">
        {title.slice(0, 2)}
      </span>
      <span>
        <strong>{exists(path) ? <a href={href(path)}>{title}</a> : title}</strong>
        <span className="integration-facts">
          {[status && statusLabel[status], connection.join(' and ')].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  );
}

/** `/integrations`: everything that DataHub connects to, by kind of platform. */
export default function IntegrationsPage({ integrations }: ScreenProps) {
  return (
    <div className="landing">
      <header className="landing-head">
        <h1>DataHub Integrations</h1>
        <p className="lead">
          {integrations.length} products that DataHub reads from or that report to it. <em>Pull</em> means that
          ingestion reads on a schedule; <em>push</em> means that the product sends what happens as it happens.
        </p>
      </header>
      {byPlatformType(integrations).map(([type, entries]) => (
        <section key={type} className="integration-group">
          <h2>
            {type} <span className="count">{entries.length}</span>
          </h2>
          <ul className="integrations">
            {entries.map((integration) => (
              <Entry key={integration.title} integration={integration} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
