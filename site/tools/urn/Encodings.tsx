import { CodeBlock } from '../CodeBlock.tsx';
import { encodings } from './encode-urn.ts';

/** A URN in the four ways in which it is written. */
export function Encodings({ urn, copy }: { urn: string; copy: string }) {
  return (
    <section className="tool-part">
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
