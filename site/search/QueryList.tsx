import type { SearchTexts } from './search-texts.ts';

interface QueryListProps {
  queries: readonly string[];
  texts: SearchTexts;
  onSearch: (query: string) => void;
}

/** Queries that a reader can try instead of typing one. */
export function QueryList({ queries, texts, onSearch }: QueryListProps) {
  return (
    <>
      <p>{texts.searchTryFor}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="search-alternative" onClick={() => onSearch(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
