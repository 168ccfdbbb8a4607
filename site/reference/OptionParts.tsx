import type { ReactNode } from 'react';
import { fill } from '#model/fill.ts';
import type { RichText } from '#model/rich-text.ts';
import { useSite } from '#site/context.ts';
import { Permalink } from './Permalink.tsx';
import { BreakableName, RichInline } from './RichInline.tsx';

interface OptionNameProps {
  anchor: string;
  /** The name by itself, and what is before it, such as the path of the option around it. */
  name: string;
  parent?: ReactNode;
  /** The full name, for people who can't see its context. */
  title: string;
  /** Text that the button copies. */
  snippet: string;
}

/** The name of an option or variable in the first cell of its row, with its link and its copy button. */
export function OptionName({ anchor, name, parent, title, snippet }: OptionNameProps) {
  const { strings } = useSite();
  return (
    <span className="option-name">
      <code>
        {parent}
        <BreakableName name={name} />
      </code>
      <Permalink anchor={anchor} title={title} />
      <button
        type="button"
        className="option-copy"
        data-copy-option={snippet}
        aria-label={fill(strings.copyOption, { title })}
      >
        {strings.copy}
      </button>
    </span>
  );
}

/** The values that an option or variable accepts, if they are few. */
export function AllowedValues({ allowed }: { allowed: readonly { value: string; meaning: RichText }[] }) {
  return (
    allowed.length > 0 && (
      <dl className="option-values">
        {allowed.map(({ value, meaning }) => (
          <div key={value}>
            <dt>
              <code>{value}</code>
            </dt>
            <dd>
              <RichInline text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}
