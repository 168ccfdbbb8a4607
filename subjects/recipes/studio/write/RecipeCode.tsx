import { Copy } from 'lucide';
import { Icon } from '#site/ui/Icon.tsx';
import { recipeLine } from '../recipe-lines.ts';

/** A recipe with its colors and the copy button that the runtime operates. */
export function RecipeCode({ label, code, copy }: { label: string; code: string; copy: string }) {
  return (
    <figure className="code tool-code studio-code" data-code="" aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields, and a pre keeps the lines. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {code.split('\n').map((line, index, lines) => {
            const { indent, key, value, comment } = recipeLine(line);
            return (
              // Lines have no identity of their own.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={index}>
                {indent}
                {key !== '' && <span className="p">{key}</span>}
                {value}
                {comment !== '' && <span className="c">{comment}</span>}
                {index < lines.length - 1 && '\n'}
              </span>
            );
          })}
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
