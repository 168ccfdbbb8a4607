import type { TypeText } from '#model/blocks.ts';
import { frameTexts } from '../texts.ts';
import { useTexts } from '../use-texts.ts';
import { Permalink } from './Permalink.tsx';
import { BreakableName, TypeName } from './RichInline.tsx';

interface MemberNameProps {
  name: string;
  anchor: string;
  type: TypeText;
  required: boolean;
}

/** The first cell of a field, argument, or parameter: its name with a link, its type, and whether it is required. */
export function MemberName({ name, anchor, type, required }: MemberNameProps) {
  const t = useTexts(frameTexts);
  return (
    <>
      <span className="option-name">
        <code>
          <BreakableName name={name} />
        </code>
        <Permalink anchor={anchor} title={name} />
      </span>{' '}
      {required ? (
        <span className="option-type">
          <TypeName text={type} /> <span className="badge badge-accent">{t.frameRequired}</span>
        </span>
      ) : (
        <TypeName text={type} />
      )}
    </>
  );
}
