import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { connectorTexts } from '../texts.ts';
import type { RequirementKind, RequirementListBlock } from './block-types.ts';

const kindNames: Readonly<Record<RequirementKind, string>> = {
  account: 'Account',
  permission: 'Permission',
  network: 'Network',
  version: 'Version',
};

/** A checklist. The checkboxes are only for the reader, and nothing is stored. */
export function RequirementList({ block: { label, items } }: { block: RequirementListBlock }) {
  const t = useTexts(connectorTexts);
  return (
    <ul className="requirements" aria-label={label}>
      {items.map(({ id, kind, text, neededFor }) => (
        <li key={id}>
          <input type="checkbox" id={id} />
          <label htmlFor={id}>
            <span className="requirement-kind">{kindNames[kind]}</span> <RichInline text={text} />
            {neededFor.length > 0 && (
              <span className="needed-for">
                {' '}
                {t.connectorNeeded} <RichInline text={neededFor} />
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}
