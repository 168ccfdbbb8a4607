import { Copy } from 'lucide';
import { Icon } from '#site/ui/Icon.tsx';

/** A block of code that an island makes, with the copy button that the runtime operates. */
export function CodeBlock({ label, code, copy }: { label: string; code: string; copy: string }) {
  return (
    <figure className="code tool-code" data-code="" aria-label={label}>
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
