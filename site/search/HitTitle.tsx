import type { PageHit, SectionHit } from '#search/answer.ts';
import { isName } from './hit-words.ts';
import { Marked, MarkedProse } from './Marked.tsx';

/** Title of a found section, or the page's title for its beginning. Names in the software are formatted as code. */
export function HitTitle({ page: { title, kind }, hit }: { page: PageHit; hit: SectionHit }) {
  const text = hit.title || title;
  if (!isName(text, kind)) return <MarkedProse text={text} terms={hit.terms} />;
  return (
    <code>
      <Marked text={text} terms={hit.terms} />
    </code>
  );
}
