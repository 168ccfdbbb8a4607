import { fill } from '#model/fill.ts';
import { EntryNote } from '#site/reference/EntryNote.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { graphqlTexts } from '../texts.ts';
import type { GraphqlOperationBlock } from './block-types.ts';
import { Deprecation, GraphqlFields } from './GraphqlFields.tsx';

/** A query or mutation: what it does, its arguments, its result, and who can call it. */
export function GraphqlOperation({ block }: { block: GraphqlOperationBlock }) {
  const t = useTexts(graphqlTexts);
  const { name, description, args, returns, privilege, note, deprecated } = block;
  return (
    <div className="graphql-type">
      <p>
        <RichInline text={description} />
        <Deprecation reason={deprecated} />
      </p>
      <GraphqlFields caption={fill(t.graphqlArguments, { name })} column="Argument" rows={args} />
      <dl className="graphql-facts">
        <div>
          <dt>{t.graphqlAnswer}</dt>
          <dd>
            <TypeName text={returns} />
          </dd>
        </div>
        <div>
          <dt>{t.graphqlPrivilege}</dt>
          <dd>
            <RichInline text={privilege} />
          </dd>
        </div>
      </dl>
      <EntryNote text={note} />
    </div>
  );
}
