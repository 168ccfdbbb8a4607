import { notNarrowed } from '#site/search/narrowing.ts';
import type { SearchPlace } from '#site/search/search-texts.ts';
import { useSearch } from '#site/search/use-search.ts';
import { useTexts } from '#site/use-texts.ts';
import { errorTexts } from '../texts.ts';

const PAGES = 5;

/** The sections of the documentation that a search for the key line of a text finds. */
export function BestSections({ query, place }: { query: string; place: SearchPlace }) {
  const t = useTexts(errorTexts);
  const state = useSearch(query, place, notNarrowed, PAGES);
  if (state.status !== 'ready' || state.answer.pages.length === 0) return null;
  return (
    <section className="tool-part error-sections">
      <h2>{t.errorSectionsMayHelp}</h2>
      <ul>
        {state.answer.pages.map(({ href, title, sections }) => {
          const [best] = sections;
          return (
            <li key={href}>
              <a href={best?.href ?? href}>{best?.title || title}</a>
              {best?.title && <span>{title}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
