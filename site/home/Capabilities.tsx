import { useSite } from '#site/context.ts';

const capabilities: readonly (readonly [title: string, text: string, to: string])[] = [
  [
    'Find',
    'Search for tables, columns, dashboards, pipelines, and people in one place, and filter by platform, owner, tag, or domain.',
    '/docs/how/search',
  ],
  [
    'Trace',
    'Follow lineage across platforms down to the column, and see what depends on an asset before you change it.',
    '/docs/lineage/lineage-feature-guide',
  ],
  [
    'Describe',
    'Add tags, glossary terms, domains, owners, and documentation to your assets.',
    '/docs/glossary/business-glossary',
  ],
  [
    'Control',
    'Control who can edit and manage metadata with policies and roles. People log in through single sign-on, and programs use access tokens.',
    '/docs/authorization',
  ],
  [
    'Act',
    'Every change produces an event. Actions react to it: they send a message, start a job, or update metadata.',
    '/docs/actions',
  ],
  [
    'Extend',
    'Add an aspect to the schema-first model, and DataHub stores, serves, and indexes it.',
    '/docs/metadata-modeling/metadata-model',
  ],
];

/** What can be done with it, each with the page that shows how. */
export function Capabilities() {
  const { href, exists } = useSite();
  return (
    <section className="capabilities">
      <h2>What you can do with DataHub</h2>
      <ul>
        {capabilities.map(([title, text, to]) => (
          <li key={title}>
            <h3>{exists(to) ? <a href={href(to)}>{title}</a> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
