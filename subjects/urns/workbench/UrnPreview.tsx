import type { UrnSiteFacts } from '#model/urn/facts.ts';
import { formatUrn, parseUrn } from '#model/urn/syntax.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { anatomyOf } from './anatomy.ts';

/** The URN of a dataset with its parts in colors, and their names. */
export function UrnPreview({ facts: { urns } }: Pick<ScreenProps<{ urns: UrnSiteFacts }>, 'facts'>) {
  const kinds = new Map(urns.kinds.map((kind) => [kind.name, kind]));
  const examples = kinds.get('dataset')?.parts.map(({ example }) => example) ?? [];
  const text = formatUrn('dataset', examples);
  const parsed = parseUrn(text);
  if (examples.length === 0 || !('urn' in parsed)) return null;
  const segments = anatomyOf(text, parsed.urn, kinds);
  const named = segments.filter(({ label }) => label !== undefined);
  return (
    <div className="tool-preview">
      <code className="preview-urn">
        {segments.map((segment) => (
          <span key={segment.start} data-color={segment.label === undefined ? undefined : named.indexOf(segment) % 6}>
            {segment.text}
          </span>
        ))}
      </code>
      <ul className="preview-parts">
        {named.map(({ start, label }, index) => (
          <li key={start} data-color={index % 6}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
