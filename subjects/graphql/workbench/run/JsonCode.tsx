import { Copy } from 'lucide';
import { Icon } from '#site/ui/Icon.tsx';
import { jsonTokens } from './json-tokens.ts';

// More elements than this are slow to draw, so longer JSON has no colors.
const MOST_COLORED = 60_000;

/** JSON with its colors and the copy button that the runtime operates. */
export function JsonCode({ label, code, copy }: { label: string; code: string; copy: string }) {
  return (
    <figure className="code tool-code" data-code="" aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields, and a pre keeps the lines. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {code.length > MOST_COLORED
            ? code
            : jsonTokens(code).map(({ text, kind }, index) =>
                kind === '' ? (
                  text
                ) : (
                  // Stretches have no identity of their own.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <span key={index} className={kind}>
                    {text}
                  </span>
                ),
              )}
        </code>
      </pre>
      <div className="code-bar">
        <button type="button" className="code-button" data-copy="" aria-label={`${copy}: ${label}`}>
          <Icon of={Copy} />
        </button>
      </div>
    </figure>
  );
}
