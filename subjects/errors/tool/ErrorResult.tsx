import { useState } from 'react';
import type { Diagnosis } from '../diagnosis/diagnosis.ts';
import { AskForHelp } from './AskForHelp.tsx';
import { AskReader } from './AskReader.tsx';
import { BestSections } from './BestSections.tsx';
import type { ErrorToolSetup } from './error-tool-setup.ts';
import { FoundError } from './FoundError.tsx';
import { searchWords } from './search-words.ts';

/** Everything that is known about a pasted text. Each text gets a new result, so that earlier choices don't apply to it. */
export function ErrorResult({ diagnosis, tool }: { diagnosis: Diagnosis; tool: ErrorToolSetup }) {
  const [chosen, setChosen] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const { question, answers = [], found, text } = diagnosis;
  const answer = answers.find(({ id }) => id === chosen);
  const others = found.filter(({ error }) => error.id !== chosen);
  // An external search service gets nothing before the reader has checked the text.
  const mayBeSearched = tool.search.hosted === undefined || isChecked;
  return (
    <>
      {question && <AskReader question={question} chosen={chosen} onChoose={setChosen} />}
      {answer && (
        <FoundError
          key={answer.id}
          found={{ error: answer, confidence: 'chosen' }}
          href={tool.pages[answer.page]}
          open={true}
        />
      )}
      {others.map((each, index) => (
        <FoundError
          key={each.error.id}
          found={each}
          href={tool.pages[each.error.page]}
          open={index === 0 && question === undefined}
        />
      ))}
      {mayBeSearched && <BestSections query={searchWords(text)} place={tool.search} />}
      <AskForHelp
        diagnosis={diagnosis}
        searchPage={tool.search.searchPage}
        newIssue={tool.newIssue}
        copy={tool.setup.copy}
        isChecked={isChecked}
        onCheck={setIsChecked}
      />
    </>
  );
}
