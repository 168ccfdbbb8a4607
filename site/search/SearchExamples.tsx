import { QueryList } from './QueryList.tsx';
import type { SearchTexts } from './search-texts.ts';

/** What the search page offers before anything has been typed: a topic, an option, a variable, and a message. */
export function SearchExamples({ texts, onSearch }: { texts: SearchTexts; onSearch: (query: string) => void }) {
  return (
    <div className="search-nothing">
      <QueryList queries={texts.searchExamples.split('\n')} texts={texts} onSearch={onSearch} />
    </div>
  );
}
