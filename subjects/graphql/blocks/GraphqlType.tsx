import { Fragment } from 'react';
import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { Permalink } from '#site/reference/Permalink.tsx';
import { ReferenceTable } from '#site/reference/ReferenceTable.tsx';
import { NameList, RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { graphqlTexts } from '../texts.ts';
import type { GraphqlTypeBlock } from './block-types.ts';
import { Deprecation, GraphqlFields } from './GraphqlFields.tsx';

/** Above this many places, the list of uses is closed until the reader opens it. */
const openUses = 6;

/** A type of the GraphQL schema: what it is, what it contains, and where it is used. */
export function GraphqlType({ block }: { block: GraphqlTypeBlock }) {
  const t = useTexts(graphqlTexts);
  const { name, keyword, description, interfaces, objects, fields, values } = block;
  return (
    <div className="graphql-type">
      <p className="graphql-signature">
        <code>
          {keyword} {name}
        </code>
        {interfaces.length > 0 && (
          <>
            {' implements '}
            <NameList names={interfaces} />
          </>
        )}
      </p>
      <p>
        <RichInline text={description} />
      </p>
      {objects.length > 0 && (
        <p>
          {keyword === 'union' ? t.graphqlOne : t.graphqlImplementedBy}
          <NameList names={objects} />.
        </p>
      )}
      <GraphqlFields
        caption={fill(t.graphqlFields, { name })}
        column="Field"
        rows={fields}
        foldedAs={fill(t.graphqlFieldCount, { count: fields.length })}
      />
      {values.length > 0 && (
        <ReferenceTable
          caption={fill(t.graphqlValues, { name })}
          className="fields"
          foldedAs={fill(t.graphqlValueCount, { count: values.length })}
          columns={[t.graphqlValue, t.graphqlMeaning]}
          rows={values.map((value) => ({
            key: value.name,
            id: value.anchor,
            cells: [
              <span key="name" className="option-name">
                <code>{value.name}</code>
                <Permalink anchor={value.anchor} title={value.name} />
              </span>,
              <Fragment key="meaning">
                <RichInline text={value.description} />
                <Deprecation reason={value.deprecated} />
              </Fragment>,
            ],
          }))}
        />
      )}
      <Uses block={block} />
    </div>
  );
}

function Uses({ block: { usedBy } }: { block: GraphqlTypeBlock }) {
  const t = useTexts(graphqlTexts);
  const count = usedBy.reduce((sum, { links }) => sum + links.length, 0);
  if (count === 0) return <p className="graphql-uses">{t.graphqlNothingSchemaUses}</p>;
  const list = (
    <dl>
      {usedBy.map(({ place, links }) => (
        <div key={place}>
          <dt>{place}</dt>
          <dd>
            <NameList names={links} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (count <= openUses) return <div className="graphql-uses">{list}</div>;
  return (
    <details className="folded graphql-uses">
      <summary>{fillNodes(t.graphqlUsedPlaces, { count })}</summary>
      {list}
    </details>
  );
}
