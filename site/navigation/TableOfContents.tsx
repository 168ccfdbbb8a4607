import type { Heading } from '#model/page.ts';
import { useSite } from '#site/context.ts';

function Entries({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.depth === 2 ? undefined : `toc-${heading.depth}`}>
          <a href={`#${heading.id}`} dangerouslySetInnerHTML={{ __html: heading.html }} />
        </li>
      ))}
    </ol>
  );
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
