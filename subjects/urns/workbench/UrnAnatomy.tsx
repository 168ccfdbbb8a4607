import { useMemo, useState } from 'react';
import type { UrnFacts, UrnKind } from '#model/urn/facts.ts';
import type { Urn } from '#model/urn/syntax.ts';
import { RichInline } from '#site/reference/RichInline.tsx';
import { useTexts } from '#site/use-texts.ts';
import { urnTexts } from '../texts.ts';
import { anatomyOf, type Segment } from './anatomy.ts';

interface UrnAnatomyProps {
  text: string;
  urn: Urn;
  kinds: ReadonlyMap<string, UrnKind>;
  facts: UrnFacts | undefined;
  pages: Readonly<Record<string, string>>;
}

/** The URN with its parts in colors, and a legend that explains each. Hovering over or focusing one of them highlights its counterpart. */
export function UrnAnatomy({ text, urn, kinds, facts, pages }: UrnAnatomyProps) {
  const t = useTexts(urnTexts);
  const [active, setActive] = useState<number>();
  const segments = useMemo(() => anatomyOf(text, urn, kinds), [text, urn, kinds]);
  const named = segments.filter(({ label }) => label !== undefined);
  const shown = (segment: Segment) => ({
    'data-color': named.indexOf(segment) % 6,
    'data-active': segment.start === active || undefined,
    onPointerEnter: () => setActive(segment.start),
    onPointerLeave: () => setActive(undefined),
  });
  return (
    <section className="tool-part">
      <h2>{t.urnParts}</h2>
      <code className="urn-anatomy">
        {segments.map((segment) =>
          segment.label === undefined ? (
            <span key={segment.start}>{segment.text}</span>
          ) : (
            <button
              key={segment.start}
              type="button"
              aria-label={`${segment.label}: ${segment.text}`}
              onFocus={() => setActive(segment.start)}
              onBlur={() => setActive(undefined)}
              {...shown(segment)}
            >
              {segment.text}
            </button>
          ),
        )}
      </code>
      <dl className="urn-legend">
        {named.map((segment) => (
          <div key={segment.start} data-depth={Math.min(segment.depth, 3)} {...shown(segment)}>
            <dt>{segment.label}</dt>
            <dd>
              <code>{decoded(segment.text)}</code>
              <Meaning segment={segment} facts={facts} kinds={kinds} pages={pages} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Meaning({
  segment,
  facts,
  kinds,
  pages,
}: Pick<UrnAnatomyProps, 'facts' | 'kinds' | 'pages'> & { segment: Segment }) {
  const { text, isType, depth, part } = segment;
  const title = isType ? kinds.get(text)?.title : undefined;
  // A nested URN is part of the whole, so the part's meaning belongs next to its entity type.
  const explains = part !== undefined && (isType ? depth === 1 : depth === 0);
  const meaning = explains ? facts?.parts[part] : undefined;
  return (
    <>
      {title !== undefined && <p>{pages[text] === undefined ? title : <a href={pages[text]}>{title}</a>}</p>}
      {meaning !== undefined && (
        <p>
          <RichInline text={meaning} />
        </p>
      )}
    </>
  );
}

function decoded(text: string): string {
  return text.replace(/%(2c|28|29)/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
