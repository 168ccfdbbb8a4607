import { Copy } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';

interface CodeBlockProps {
  label: string;
  /** The code, plain or with elements that color it. */
  code: ReactNode;
  copy: string;
  className?: string;
}

/** A block of code that an island makes, with the copy button that the runtime operates. */
export function CodeBlock({ label, code, copy, className }: CodeBlockProps) {
  return (
    <figure
      className={className === undefined ? 'code tool-code' : `code tool-code ${className}`}
      data-code=""
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields, and a pre keeps the lines. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{code}</code>
      </pre>
      <div className="code-bar">
        <button type="button" className="code-button" data-copy="" aria-label={`${copy}: ${label}`}>
          <Icon of={Copy} />
        </button>
      </div>
    </figure>
  );
}
