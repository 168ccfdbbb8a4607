import { useId, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { UrnAccess } from '#model/urn/facts.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';
import { type Api, apis, type UrnSample, urnSamples } from './samples.ts';

/** How to read, hide, and delete the entity through one interface at a time. */
export function Samples({ urn, access, copy }: { urn: string; access: UrnAccess; copy: string }) {
  const t = useTexts(urnTexts);
  const [api, setApi] = useState<Api>('GraphQL');
  const group = useId();
  const { read, hide, remove } = urnSamples(api, urn, access);
  return (
    <details className="tool-part">
      <summary>
        <h2>{t.urnReadHideDelete}</h2>
      </summary>
      <p>{t.urnSamplesCallServerMachine}</p>
      <fieldset className="tool-choice">
        <legend>{t.urnInterface}</legend>
        {apis.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={api === name} onChange={() => setApi(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      <Sample title={t.urnRead} api={api} sample={read} copy={copy} />
      <Sample title={t.urnHideSoftDelete} api={api} sample={hide} copy={copy} />
      <Sample title={t.urnDeletePermanently} api={api} sample={remove} copy={copy} />
    </details>
  );
}

function Sample({ title, api, sample, copy }: { title: string; api: Api; sample: UrnSample; copy: string }) {
  const t = useTexts(urnTexts);
  const inWords = useMessages();
  return (
    <div className="tool-labelled">
      <h3>{title}</h3>
      {sample.code !== undefined && (
        <CodeBlock label={fill(t.urnWith, { title, api })} code={sample.code} copy={copy} />
      )}
      {sample.note !== undefined && <p>{inWords(sample.note)}</p>}
    </div>
  );
}
