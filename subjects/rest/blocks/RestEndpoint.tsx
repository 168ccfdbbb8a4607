import type { ReactNode } from 'react';
import { fill } from '#model/fill.ts';
import type { RichText } from '#model/rich-text.ts';
import { EntryNote } from '#site/reference/EntryNote.tsx';
import { RichInline, TypeName } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { restTexts } from '../texts.ts';
import type { RestEndpointBlock } from './block-types.ts';
import { RestRows } from './RestRows.tsx';

/** An endpoint: what it does, its input and output, and who can call it. */
export function RestEndpoint({ block }: { block: RestEndpointBlock }) {
  const t = useTexts(restTexts);
  const { name, summary, parameters, body, returns, statuses, privilege, changes, note, since } = block;
  return (
    <div className="graphql-type">
      <p>
        <RichInline text={summary} />
      </p>
      <RestRows caption={fill(t.restParameters, { name })} column={t.restParameter} rows={parameters} />
      <dl className="graphql-facts">
        {body && (
          <Fact name={t.restBody} text={body.text}>
            <TypeName text={body.fieldType} />
          </Fact>
        )}
        <Fact name={t.restResponse} text={returns.text}>
          {returns.fieldType.length > 0 && <TypeName text={returns.fieldType} />}
        </Fact>
        {[...new Set(statuses.map(({ status }) => status))].map((status) => (
          <div key={status}>
            <dt>{`${t.restStatus} ${status}`}</dt>
            {statuses
              .filter((each) => each.status === status)
              .map(({ when }) => (
                <dd key={JSON.stringify(when)}>
                  <RichInline text={when} />
                </dd>
              ))}
          </div>
        ))}
        <Fact name={t.restPrivilege} text={privilege} />
        <Fact name={t.restChanges} text={changes} />
        <Fact name={t.restSince} text={[since]} />
      </dl>
      <EntryNote text={note} />
    </div>
  );
}

function Fact({ name, text, children }: { name: string; text: RichText; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children} <RichInline text={text} />
      </dd>
    </div>
  );
}
