import { Fragment } from 'react';
import type { NamedLink, TypeText } from '#model/blocks.ts';
import { breakableParts } from '#model/breakable-name.ts';
import { isFlag } from '#model/option-flag.ts';
import type { RichText } from '#model/rich-text.ts';
import { DataLink } from './DataLink.tsx';

/** From this length on, code doesn't fit into one line of the second column of a table on a wide screen. */
const brokenFrom = 44;

/** A sentence from the data with its code, links, and emphasis. */
export function RichInline({ text }: { text: RichText }) {
  let at = 0;
  return text.map((part) => {
    const key = at++;
    if (typeof part === 'string') return part;
    if ('code' in part) {
      return (
        <code key={key} className={isFlag(part.code) ? 'flag' : undefined}>
          {part.code.length < brokenFrom ? part.code : <BreakableName name={part.code} />}
        </code>
      );
    }
    if ('strong' in part) return <strong key={key}>{part.strong}</strong>;
    return (
      <DataLink key={key} href={part.link}>
        {part.text.includes(' ') ? part.text : <BreakableName name={part.text} />}
      </DataLink>
    );
  });
}

/** A name from the data as code, linked if there is a place that explains it. */
export function CodeName({ name, href }: NamedLink) {
  const code = (
    <code>
      <BreakableName name={name} />
    </code>
  );
  return href === undefined ? code : <DataLink href={href}>{code}</DataLink>;
}

/** This many characters fit on the narrowest screens, even in the first column of a table. */
const FITS = 20;

/** A long name that may break only between its parts. Short names don't get break points, because a long reference has thousands of names. */
export function BreakableName({ name }: { name: string }) {
  if (name.length <= FITS) return name;
  return breakableParts(name).map((part, index) => (
    // The parts of a name never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Names separated by commas. */
export function NameList({ names }: { names: readonly NamedLink[] }) {
  return names.map((named, index) => (
    <Fragment key={`${named.name} ${named.href}`}>
      {index > 0 && ', '}
      <CodeName {...named} />
    </Fragment>
  ));
}

/** A type such as `array[Owner]` with its names linked. */
export function TypeName({ text }: { text: TypeText }) {
  let at = 0;
  return (
    <span className="ref-type">
      {text.map((part) => {
        const key = at++;
        if (typeof part === 'string') return part;
        return part.href === undefined ? (
          part.name
        ) : (
          <DataLink key={key} href={part.href}>
            {part.name}
          </DataLink>
        );
      })}
    </span>
  );
}
