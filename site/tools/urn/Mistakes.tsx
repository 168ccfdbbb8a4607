import { CodeBlock } from '../CodeBlock.tsx';
import type { UrnCheck } from './check-urn.ts';
import type { Mistake } from './mistakes.ts';

/** Every mistake with the place where it stands, and the corrected form if there is one. */
export function Mistakes({
  check: { mistakes, text },
  copy,
  onTake,
}: {
  check: UrnCheck;
  copy: string;
  onTake: (urn: string) => void;
}) {
  return (
    <section className="tool-part">
      <h2>What is wrong</h2>
      <ol className="urn-mistakes">
        {mistakes.map((mistake) => (
          <li key={`${mistake.start} ${mistake.message}`}>
            <p>{mistake.message}</p>
            <Place mistake={mistake} />
          </li>
        ))}
      </ol>
      {text !== undefined && (
        <>
          <h3>Corrected</h3>
          <CodeBlock label="Corrected URN" code={text} copy={copy} />
          <button type="button" className="button" onClick={() => onTake(text)}>
            Go on with the corrected form
          </button>
        </>
      )}
    </section>
  );
}

/** The text with the mistake marked; a caret stands where something is missing. */
function Place({ mistake: { text, start, end } }: { mistake: Mistake }) {
  const wrong = text.slice(start, end);
  return (
    <code className="urn-place">
      {text.slice(0, start)}
      <mark>{wrong === '' ? '‸' : wrong.replace(/\s/g, '␣')}</mark>
      {text.slice(end)}
    </code>
  );
}
