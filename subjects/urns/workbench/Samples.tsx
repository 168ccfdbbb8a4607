import { useId, useState } from 'react';
import type { UrnAccess } from '#model/urn/facts.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { type Api, apis, type UrnSample, urnSamples } from './samples.ts';

/** How to read, hide, and delete the entity through one interface at a time. */
export function Samples({ urn, access, copy }: { urn: string; access: UrnAccess; copy: string }) {
  const [api, setApi] = useState<Api>('GraphQL');
  const group = useId();
  const { read, hide, remove } = urnSamples(api, urn, access);
  return (
    <details className="tool-part">
      <summary>
        <h2>Read, hide, or delete it</h2>
      </summary>
      <p>
        The samples call a server on your machine. Check what you read before you delete it, because you can’t undo a
        hard deletion.
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
      <Sample title="Hide (soft delete)" api={api} sample={hide} copy={copy} />
      <Sample title="Delete permanently" api={api} sample={remove} copy={copy} />
    </details>
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
