import { useId, useState } from 'react';
import type { UrnAccess } from '#model/urn-facts.ts';
import { CodeBlock } from '../CodeBlock.tsx';
import { type Api, apis, type UrnSample, urnSamples } from './samples.ts';

/** How one interface at a time reads, hides and deletes the entity. */
export function Samples({ urn, access, copy }: { urn: string; access: UrnAccess; copy: string }) {
  const [api, setApi] = useState<Api>('GraphQL');
  const group = useId();
  const { read, hide, remove } = urnSamples(api, urn, access);
  return (
    <section className="tool-part">
      <h2>Read and delete it</h2>
      <p>
        The samples call a server on this machine. Look at what you read before you delete: a deletion for good cannot
        be taken back.
      </p>
      <fieldset className="tool-choice">
        <legend>Interface</legend>
        {apis.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={api === name} onChange={() => setApi(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      <Sample title="Read" api={api} sample={read} copy={copy} />
      <Sample title="Hide (soft deletion)" api={api} sample={hide} copy={copy} />
      <Sample title="Delete for good" api={api} sample={remove} copy={copy} />
    </section>
  );
}

function Sample({ title, api, sample, copy }: { title: string; api: Api; sample: UrnSample; copy: string }) {
  return (
    <div className="tool-labelled">
      <h3>{title}</h3>
      {sample.code !== undefined && <CodeBlock label={`${title} with ${api}`} code={sample.code} copy={copy} />}
      {sample.note !== undefined && <p>{sample.note}</p>}
    </div>
  );
}
