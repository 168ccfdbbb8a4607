import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import type { Removed } from '../redact/redact.ts';

interface RedactedTextProps {
  /** All of the text, redacted. */
  text: string;
  /** The part of it that goes into an issue. */
  shared: string;
  removed: readonly Removed[];
  copy: string;
}

// Text that nobody reads to its end is only slow to show.
const SHOWN = 50_000;

/** The text without what is private, as far as it is shared, and how much of what was removed from it. */
export function RedactedText({ text, shared, removed, copy }: RedactedTextProps) {
  return (
    <>
      {removed.length === 0 ? (
        <p>Nothing private was recognized in the text.</p>
      ) : (
        <>
          <p id="error-removed">Removed from the text:</p>
          <ul className="error-removed" aria-labelledby="error-removed">
            {removed.map(({ label, count }) => (
              <li key={label}>
                <strong>{count}</strong> {label}
              </li>
            ))}
          </ul>
        </>
      )}
      <CodeBlock label="Redacted text" code={shared} copy={copy} />
      {shared !== text && (
        <details className="error-whole">
          <summary>Show the whole redacted text</summary>
          <CodeBlock label="Whole redacted text" code={text.slice(0, SHOWN)} copy={copy} />
          {text.length > SHOWN && <p>Only the first {SHOWN.toLocaleString('en')} characters are shown.</p>}
        </details>
      )}
    </>
  );
}
