import { useSite } from '#site/context.ts';

const capabilities: readonly (readonly [title: string, text: string, to: string])[] = [
  [
    'Find',
    'Search tables, columns, dashboards, pipelines and people in one place, with filters for what matters.',
    '/docs/how/search',
  ],
  [
    'Trace',
    'Follow lineage across platforms down to the column, and see what breaks before you change it.',
    '/docs/lineage/lineage-feature-guide',
  ],
  [
    'Describe',
    'Tags, a business glossary, domains and owners, kept next to the data they describe.',
    '/docs/glossary/business-glossary',
  ],
  [
    'Control',
    'Policies and roles say who may see, edit and manage; tokens and single sign-on say who is who.',
    '/docs/authorization',
  ],
  ['Act', 'Every change is an event. Actions send messages, start jobs or write back within seconds.', '/docs/actions'],
  [
    'Extend',
    'The model is schema first: add an aspect, and storage, APIs and search index follow from it.',
    '/docs/metadata-modeling/metadata-model',
  ],
];

/** What can be done with it, each with the page that shows how. */
export function Capabilities() {
  const { href, exists } = useSite();
  return (
    <section className="capabilities">
      <h2>What you can do with it</h2>
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
