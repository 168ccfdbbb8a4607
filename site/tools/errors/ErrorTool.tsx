import { useId, useState } from 'react';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import type { SearchPlace } from '#site/search/search-texts.ts';
import type { ToolSetup } from '../tool-setup.ts';
import { isBinary } from './diagnose.ts';
import { FoundError } from './FoundError.tsx';
import { NothingKnown } from './NothingKnown.tsx';
import { StrippedText } from './StrippedText.tsx';
import { type DiagnosisState, useDiagnosis } from './use-diagnosis.ts';

export interface ErrorToolSetup {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  /** Public address of every page that explains known errors, by path. */
  pages: Readonly<Record<string, string>>;
  /** Where the search is: its page, its index and its engine. */
  search: SearchPlace & { searchPage: string };
  /** Where an issue is written. */
  newIssue: string;
}

/** Finds the known errors that a pasted text may be about. */
export function ErrorTool({ setup, worker, pages, search, newIssue }: ErrorToolSetup) {
  const [pasted, setPasted] = useState('');
  const id = useId();
  const text = pasted.trim();
  const binary = isBinary(text);
  const state = useDiagnosis(binary ? '' : text, worker, setup.facts);
  const diagnosis = state.status === 'done' ? state.diagnosis : undefined;
  return (
    <div className="tool" data-needs-js="">
      <div className="tool-field">
        <label htmlFor={id}>Trace, log or message</label>
        <textarea
          id={id}
          rows={8}
          value={pasted}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="Paste the lines around the error, or say in words what happens."
          aria-describedby={`${id}-status`}
          onChange={(event) => setPasted(event.target.value)}
        />
        <p role="status" id={`${id}-status`} className="tool-status">
          {binary ? 'That is no text. Paste the lines of a log or message.' : verdict(state)}
        </p>
      </div>
      {state.status === 'failed' && <LoadFailure failure={setup.failure} onRetry={state.retry} />}
      {diagnosis && (
        <>
          {diagnosis.found.map(({ error, message }, index) => (
            <FoundError key={error.id} error={error} message={message} href={pages[error.page]} open={index === 0} />
          ))}
          <NothingKnown diagnosis={diagnosis} search={search} newIssue={newIssue} />
          <StrippedText diagnosis={diagnosis} copy={setup.copy} />
        </>
      )}
    </div>
  );
}

function verdict(state: DiagnosisState): string {
  if (state.status === 'working') return 'Looking through the known errors…';
  if (state.status === 'slow') return 'This took too long and was ended. Paste only the lines around the error.';
  if (state.status !== 'done') return '';
  const { found, shortened } = state.diagnosis;
  const cut = shortened ? ' The text is long: only its beginning and its end were read.' : '';
  if (found.length === 0) return `Nothing is known about this.${cut}`;
  const sure = found.filter(({ message }) => message !== undefined).length;
  const entries = (count: number) => (count === 1 ? '1 known error' : `${count} known errors`);
  if (sure === 0) return `No known message in it. ${entries(found.length)} with similar words.${cut}`;
  return `${entries(sure)} with a message that stands in the text.${cut}`;
}
