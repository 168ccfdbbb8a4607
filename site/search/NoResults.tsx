import { fill } from '#model/fill.ts';
import { QueryList } from './QueryList.tsx';
import { shorten } from './search-address.ts';
import type { SearchSetup } from './search-texts.ts';

interface NoResultsProps {
  query: string;
  /** Queries that find something. */
  alternatives: readonly string[];
  setup: SearchSetup;
  onSearch: (query: string) => void;
}

// Issue addresses can't contain long texts.
const MOST_IN_ISSUE = 200;

function issueAddress(newIssue: string, query: string, { searchIssueTitle, searchIssueBody }: SearchSetup['texts']) {
  const short = { query: shorten(query, MOST_IN_ISSUE) };
  const parameters = new URLSearchParams({ title: fill(searchIssueTitle, short), body: fill(searchIssueBody, short) });
  return `${newIssue}?${parameters}`;
}

/** What to do if nothing was found: other queries, or a report to the people who could write the missing page. */
export function NoResults({ query, alternatives, setup: { texts, newIssue }, onSearch }: NoResultsProps) {
  return (
    <div className="search-nothing">
      {alternatives.length > 0 && <QueryList queries={alternatives} texts={texts} onSearch={onSearch} />}
      <p>
        {texts.searchBelieve}{' '}
        <a href={issueAddress(newIssue, query, texts)} rel="noopener">
          {texts.searchLetUsKnow}
        </a>
      </p>
    </div>
  );
}
