import type { SearchTexts } from './search-texts.ts';

/** What the search page offers before anything has been typed: a topic, an option, a variable, and a message. */
export function SearchExamples({ texts, onSearch }: { texts: SearchTexts; onSearch: (query: string) => void }) {
  return (
    <div className="search-nothing">
      <p>{texts.searchTryFor}</p>
      <ul>
        {texts.searchExamples.split('\n').map((example) => (
          <li key={example}>
            <button type="button" className="search-alternative" onClick={() => onSearch(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
