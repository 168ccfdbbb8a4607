import { useSite } from '#site/context.ts';
import type { ScreenProps } from '#site/screen-props.ts';

const parts: readonly (readonly [title: string, to: string, text: string])[] = [
  ['Queries', '/docs/graphql/queries', 'Read entities, search, browse and follow lineage.'],
  ['Mutations', '/docs/graphql/mutations', 'Change metadata, access, ingestion and settings.'],
  ['Objects', '/docs/graphql/objects', 'What queries and mutations return.'],
  ['Input objects', '/docs/graphql/inputObjects', 'What queries and mutations take.'],
  ['Interfaces', '/docs/graphql/interfaces', 'What several objects have in common.'],
  ['Unions', '/docs/graphql/unions', 'Fields that return one of several objects.'],
  ['Enums', '/docs/graphql/enums', 'Fixed sets of values.'],
  ['Scalars', '/docs/graphql/scalars', 'Single values.'],
];

const guides: readonly (readonly [title: string, to: string])[] = [
  ['What the GraphQL API is for', '/docs/api/graphql/overview'],
  ['Set up a client', '/docs/api/graphql/how-to-set-up-graphql'],
  ['First requests', '/docs/api/graphql/getting-started'],
  ['Access tokens', '/docs/authentication/personal-access-tokens'],
];

/** `/docs/graphql`: base path of the API reference. */
export default function GraphqlOverviewPage({ screen }: ScreenProps) {
  const { href, exists } = useSite();
  return (
    <div className="landing">
      <header className="landing-head">
        <h1>{screen.title}</h1>
        <p className="lead">
          One endpoint, <code>/api/graphql</code>, answers everything the web application shows and does. Requests carry
          a personal access token as <code>Authorization: Bearer …</code> when metadata service authentication is on.
        </p>
      </header>
      <div className="guide-lists">
        <section>
          <h2>Reference</h2>
          <dl className="definitions">
            {parts.map(([title, to, text]) => (
              <div key={to}>
                <dt>{exists(to) ? <a href={href(to)}>{title}</a> : title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>Guides</h2>
          <ul>
            {guides
              .filter(([, to]) => exists(to))
              .map(([title, to]) => (
                <li key={to}>
                  <a href={href(to)}>{title}</a>
                </li>
              ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
