import type { Heading } from '#model/page.ts';
import { useSite } from '#site/context.ts';
import { BreakableName } from '#site/reference/RichInline.tsx';

function Entries({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.depth === 2 ? undefined : `toc-${heading.depth}`}>
          <EntryLink heading={heading} />
        </li>
      ))}
    </ol>
  );
}

/** A name of this length or more doesn't fit on one line next to the article. */
const brokenFrom = 25;

/** A link to a heading. A long code name breaks at the beginning of its words. */
function EntryLink({ heading: { id, text, html } }: { heading: Heading }) {
  const href = `#${id}`;
  if (text.length < brokenFrom || /\s/.test(text)) return <a href={href} dangerouslySetInnerHTML={{ __html: html }} />;
  const name = <BreakableName name={text} />;
  return <a href={href}>{html.startsWith('<code>') ? <code>{name}</code> : name}</a>;
}

/** "On this page": beside the article on wide screens, folded above it on narrow ones. */
export function TableOfContents({ headings, folded }: { headings: readonly Heading[]; folded: boolean }) {
  const { strings } = useSite();
  if (folded) {
    return (
      <details className="toc-folded">
        <summary>{strings.onThisPage}</summary>
        <Entries headings={headings} />
      </details>
    );
  }
  return (
    <nav className="toc" data-toc="" aria-label={strings.onThisPage}>
      <p className="toc-title">{strings.onThisPage}</p>
      <Entries headings={headings} />
    </nav>
  );
}
