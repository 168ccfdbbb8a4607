import { encodings } from '#model/urn/encode-urn.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';

/** A URN in its four encodings, to copy. */
export function Encodings({ urn, copy }: { urn: string; copy: string }) {
  const t = useTexts(urnTexts);
  return (
    <section className="tool-part urn-encodings">
      <h2>{t.urnEncodings}</h2>
      {useMessages()(encodings(urn)).map(({ name, where, text }) => (
        <div key={name} className="tool-labelled">
          <h3>
            {name} <span>{fillNodes(t.urnFor, { where })}</span>
          </h3>
          <CodeBlock label={name} code={text} copy={copy} />
        </div>
      ))}
    </section>
  );
}
