import { encodings } from '#model/urn/encode-urn.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';

/** A URN in its four encodings, to copy. */
export function Encodings({ urn, copy }: { urn: string; copy: string }) {
  return (
    <section className="tool-part urn-encodings">
      <h2>Encodings</h2>
      {encodings(urn).map(({ name, where, text }) => (
        <div key={name} className="tool-labelled">
          <h3>
            {name} <span>for {where}</span>
          </h3>
          <CodeBlock label={name} code={text} copy={copy} />
        </div>
      ))}
    </section>
  );
}
