import type { SearchPlace } from '#site/search/search-texts.ts';
import { BestSections } from './BestSections.tsx';
import type { Diagnosis } from './diagnose.ts';
import { issueAddress, searchWords } from './search-words.ts';

interface NothingKnownProps {
  diagnosis: Diagnosis;
  search: SearchPlace & { searchPage: string };
  newIssue: string;
}

/** Where to go when no entry fits: the search for the telling line, and an issue that is filled in. */
export function NothingKnown({ diagnosis: { text, found }, search, newIssue }: NothingKnownProps) {
  const query = searchWords(text);
  return (
    <section className="tool-part">
      <h2>{found.length === 0 ? 'Where to go from here' : 'None of these?'}</h2>
      {found.length === 0 && query !== '' && <BestSections query={query} place={search} />}
      <ul>
        {query !== '' && (
          <li>
            <a href={`${search.searchPage}?${new URLSearchParams({ q: query })}`}>
              Search the documentation for “{query}”
            </a>
          </li>
        )}
        <li>
          <a href={issueAddress(newIssue, text)} rel="noopener">
            Write an issue
          </a>
          . It opens on GitHub with the stripped text filled in; look it through there before you send it.
        </li>
      </ul>
    </section>
  );
}
