import { CodeBlock } from '../CodeBlock.tsx';
import type { Diagnosis } from './diagnose.ts';

// Text that nobody reads to its end is only slow to show.
const SHOWN = 20_000;

/** The text without what is private, and what was taken out of it. */
export function StrippedText({ diagnosis: { text, stripped }, copy }: { diagnosis: Diagnosis; copy: string }) {
  const count = stripped.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <details className="tool-part">
      <summary>
        <h2>{count === 0 ? 'Nothing private was found in it' : `What was stripped (${count})`}</h2>
      </summary>
      <p>
        This is the text that goes into the search and the issue, if you follow the links above. What is private is
        recognised by its form, so read it before you pass it on.
      </p>
      <ul className="stripped">
        {stripped.map(({ kind, found }) => (
          <li key={kind}>
            {kind}:{' '}
            {found.slice(0, 20).map((thing, index) => (
              <span key={thing}>
                {index > 0 && ', '}
                <code>{thing}</code>
              </span>
            ))}
            {found.length > 20 && ` and ${found.length - 20} more`}
          </li>
        ))}
      </ul>
      <CodeBlock label="Stripped text" code={text.slice(0, SHOWN)} copy={copy} />
      {text.length > SHOWN && <p>Only the first part is shown.</p>}
    </details>
  );
}
