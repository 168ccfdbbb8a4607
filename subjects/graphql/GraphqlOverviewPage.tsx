import type { Texts } from '#model/strings.ts';
import { useSite } from '#site/context.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { useTexts } from '#site/use-texts.ts';
import { graphqlTexts } from './texts.ts';

const parts = (t: Texts<typeof graphqlTexts>): readonly (readonly [title: string, to: string, text: string])[] => [
  ['Queries', '/docs/graphql/queries', t.graphqlReadEntitiesSearchBrowse],
  ['Mutations', '/docs/graphql/mutations', t.graphqlChangeMetadataAccessIngestion],
  ['Objects', '/docs/graphql/objects', t.graphqlWhatQueriesMutationsReturn],
  [t.graphqlInputObjects, '/docs/graphql/inputObjects', t.graphqlWhatQueriesMutationsTake],
  ['Interfaces', '/docs/graphql/interfaces', t.graphqlWhatSeveralObjectsHave],
  ['Unions', '/docs/graphql/unions', t.graphqlFieldsReturnOneSeveral],
  ['Enums', '/docs/graphql/enums', t.graphqlFixedSetsValues],
  ['Scalars', '/docs/graphql/scalars', t.graphqlSingleValues],
];

const guides = (t: Texts<typeof graphqlTexts>): readonly (readonly [title: string, to: string])[] => [
  [t.graphqlWorkbench, '/tools/graphql'],
  [t.graphqlWhatGraphqlApi, '/docs/api/graphql/overview'],
  [t.graphqlSetUpClient, '/docs/api/graphql/how-to-set-up-graphql'],
  [t.graphqlFirstRequests, '/docs/api/graphql/getting-started'],
  [t.graphqlAccessTokens, '/docs/authentication/personal-access-tokens'],
];

/** `/docs/graphql`: base path of the API reference. */
export default function GraphqlOverviewPage({ screen }: ScreenProps) {
  const t = useTexts(graphqlTexts);
  const { href, exists } = useSite();
  return (
    <div className="landing">
      <header className="landing-head">
        <h1>{screen.title}</h1>
        <p className="lead">
          {fillNodes(t.graphqlOneEndpointAnswersEverything, {
            code: <code>/api/graphql</code>,
            code2: <code>Authorization: Bearer …</code>,
          })}
        </p>
      </header>
      <div className="guide-lists">
        <section>
          <h2>{t.graphqlReference}</h2>
          <dl className="definitions">
            {parts(t).map(([title, to, text]) => (
              <div key={to}>
                <dt>{exists(to) ? <a href={href(to)}>{title}</a> : title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{t.graphqlGuides}</h2>
          <ul>
            {guides(t)
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
