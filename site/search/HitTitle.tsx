import type { PageHit, SectionHit } from '#search/answer.ts';
import { isName } from './hit-words.ts';
import { Marked, MarkedProse } from './Marked.tsx';

/** Title of a section that was found, that of the page for its beginning; names of the software are set as code. */
export function HitTitle({ page: { title, kind }, hit }: { page: PageHit; hit: SectionHit }) {
  const text = hit.title || title;
  if (!isName(text, kind)) return <MarkedProse text={text} terms={hit.terms} />;
  return (
    <code>
      <Marked text={text} terms={hit.terms} />
    </code>
  );
}
