import type { ReactNode } from 'react';
import { useSite } from '#site/context.ts';
import { ChoiceContext } from '../kit/picture-context.ts';
import { DocumentationTab } from '../screens/asset.tsx';
import { QueriesTab, SchemaTab, StatsTab } from '../screens/dataset.tsx';
import { LineageGraph } from '../screens/lineage.tsx';
import { SearchResults } from '../screens/search.tsx';

interface Choice {
  /** The text that a reader clicks, and the radio button's name for screen readers. */
  words: string;
  content: ReactNode;
}

/**
 * Radio buttons that each show their own content. Styles do that, so it works without JavaScript. The first one is chosen.
 * @param name of the radio buttons, which is a prefix of their IDs
 * @param hasButtons whether the labels are shown above; otherwise, the content contains them
 */
function Choices({ name, choices, hasButtons }: { name: string; choices: readonly Choice[]; hasButtons: boolean }) {
  const idOf = (index: number) => `${name}-${index + 1}`;
  const inside = Object.fromEntries(choices.map(({ words }, index) => [words, idOf(index)]));
  return (
    <div className="demo-set">
      {choices.map(({ words }, index) => (
        <input
          key={words}
          type="radio"
          name={name}
          id={idOf(index)}
          // A label in the content is part of a picture, which is hidden from assistive technology.
          aria-label={hasButtons ? undefined : words}
          defaultChecked={index === 0}
        />
      ))}
      {hasButtons && (
        <p className="demo-buttons">
          {choices.map(({ words }, index) => (
            <label key={words} htmlFor={idOf(index)}>
              {words}
            </label>
          ))}
        </p>
      )}
      <ChoiceContext value={hasButtons ? {} : inside}>
        {choices.map(({ words, content }) => (
          <div key={words}>{content}</div>
        ))}
      </ChoiceContext>
    </div>
  );
}

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="k-picture" role="img" aria-label={label}>
      {children}
    </div>
  );
}

/**
 * Screens of the web application that respond to clicks: a search, the page of a table, and its lineage. A site without a sample company shows
 * nothing.
 */
export function ProductDemo() {
  const { company } = useSite().pictures;
  if (!company) return null;
  return (
    <fieldset className="demo">
      <legend className="visually-hidden">Screens of the web application</legend>
      <Choices
        name="demo"
        hasButtons
        choices={[
          {
            words: 'Search',
            content: (
              <Choices
                name="demo-search"
                hasButtons={false}
                choices={[
                  ['Snowflake', 'snowflake', 'The search for orders finds two Snowflake tables.'],
                  ['Kafka', 'kafka', 'The search for orders finds a Kafka topic.'],
                  ['Airflow', 'airflow', 'The search for orders finds an Airflow task.'],
                ].map(([words = '', platform = '', label = '']) => ({
                  words,
                  content: (
                    <Frame label={label}>
                      <SearchResults platform={platform} />
                    </Frame>
                  ),
                }))}
              />
            ),
          },
          {
            words: 'Table',
            content: (
              <Choices
                name="demo-table"
                hasButtons={false}
                choices={[
                  {
                    words: 'Schema',
                    content: (
                      <Frame label="The columns of a table.">
                        <SchemaTab />
                      </Frame>
                    ),
                  },
                  {
                    words: 'Documentation',
                    content: (
                      <Frame label="The documentation of a table.">
                        <DocumentationTab />
                      </Frame>
                    ),
                  },
                  {
                    words: 'Queries',
                    content: (
                      <Frame label="Queries on a table.">
                        <QueriesTab />
                      </Frame>
                    ),
                  },
                  {
                    words: 'Stats',
                    content: (
                      <Frame label="Statistics of a table.">
                        <StatsTab />
                      </Frame>
                    ),
                  },
                ]}
              />
            ),
          },
          {
            words: 'Lineage',
            content: (
              <div className="demo-set demo-ways">
                {[0, 1, 2].map((index) => (
                  <input
                    key={index}
                    type="radio"
                    name="demo-way"
                    id={`demo-way-${index}`}
                    defaultChecked={index === 0}
                  />
                ))}
                <div>
                  <Frame label="A graph from a Kafka topic and a PostgreSQL table through Snowflake tables to a Looker dashboard and a Feast feature.">
                    <LineageGraph />
                  </Frame>
                  <p className="demo-buttons">
                    <label htmlFor="demo-way-1">Where does Weekly revenue come from?</label>
                    <label htmlFor="demo-way-2">What depends on customers?</label>
                    <label htmlFor="demo-way-0">Everything</label>
                  </p>
                </div>
              </div>
            ),
          },
        ]}
      />
    </fieldset>
  );
}
