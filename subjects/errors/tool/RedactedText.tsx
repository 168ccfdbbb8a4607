import { fillNodes } from '#site/fill-nodes.ts';
import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import type { Removed } from '../redact/redact.ts';
import { errorTexts } from '../texts.ts';

interface RedactedTextProps {
  /** All of the text, redacted. */
  text: string;
  /** The part of it that goes into an issue. */
  shared: string;
  removed: readonly Removed[];
  copy: string;
}

// A text of this length is never read to its end and is slow to show.
const SHOWN = 50_000;

/** The redacted text that is shared, and how much of what was removed from it. */
export function RedactedText({ text, shared, removed, copy }: RedactedTextProps) {
  const t = useTexts(errorTexts);
  const inWords = useMessages();
  return (
    <>
      {removed.length === 0 ? (
        <p>{t.errorNothingPrivateWasRecognized}</p>
      ) : (
        <>
          <p id="error-removed">{t.errorRemovedFromText}</p>
          <ul className="error-removed" aria-labelledby="error-removed">
            {inWords(removed).map(({ label, count }) => (
              <li key={label}>
                <strong>{count}</strong> {label}
              </li>
            ))}
          </ul>
        </>
      )}
      <CodeBlock label={t.errorRedactedText} code={shared} copy={copy} />
      {shared !== text && (
        <details className="error-whole">
          <summary>{t.errorShowWholeRedactedText}</summary>
          <CodeBlock label={t.errorWholeRedactedText} code={text.slice(0, SHOWN)} copy={copy} />
          {text.length > SHOWN && (
            <p>{fillNodes(t.errorOnlyFirstCharactersShown, { count: SHOWN.toLocaleString('en') })}</p>
          )}
        </details>
      )}
    </>
  );
}
