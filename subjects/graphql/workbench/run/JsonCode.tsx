import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { jsonTokens } from './json-tokens.ts';

// More elements than this are slow to render, so longer JSON isn't colored.
const MOST_COLORED = 60_000;

/** JSON with its colors. */
export function JsonCode({ label, code, copy }: { label: string; code: string; copy: string }) {
  const colored = () =>
    jsonTokens(code).map(({ text, kind }, index) =>
      kind === '' ? (
        text
      ) : (
        // Pieces have no identity of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} className={kind}>
          {text}
        </span>
      ),
    );
  return <CodeBlock label={label} code={code.length > MOST_COLORED ? code : colored()} copy={copy} />;
}
