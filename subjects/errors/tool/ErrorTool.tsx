import { useId, useRef, useState } from 'react';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { useHandedOver } from '#site/tools/use-handed-over.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { isBinary } from '../diagnosis/diagnose.ts';
import { verdict } from '../diagnosis/verdict.ts';
import { errorTexts } from '../texts.ts';
import { ErrorResult } from './ErrorResult.tsx';
import type { ErrorToolSetup } from './error-tool-setup.ts';
import { useDiagnosis } from './use-diagnosis.ts';
import { useReveal } from './use-reveal.ts';

/** Finds the known errors that a pasted text might be about. Only the redacted text gets into the document. */
export function ErrorTool(tool: ErrorToolSetup) {
  const t = useTexts(errorTexts);
  const inWords = useMessages();
  const { setup, worker } = tool;
  const [pasted, setPasted] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const text = pasted.trim();
  const binary = isBinary(text);
  const state = useDiagnosis(binary ? '' : text, worker, setup.facts);
  const done = state.status === 'done' ? state : undefined;
  const noteLength = useReveal(done?.diagnosis, result);
  const change = (value: string) => {
    noteLength(value.length);
    setPasted(value);
  };
  const enter = (value: string) => {
    if (field.current) field.current.value = value;
    change(value);
  };
  useHandedOver('error', enter);
  const clear = () => {
    enter('');
    field.current?.focus();
  };
  return (
    <div className="tool error-tool" data-needs-js="">
      <div className="tool-field">
        <label htmlFor={id}>{t.errorTraceLogMessage}</label>
        {/* Uncontrolled, because React would also write a controlled field's text into the document. */}
        <textarea
          ref={field}
          id={id}
          rows={5}
          defaultValue=""
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={t.errorPasteLinesAroundError}
          aria-describedby={`${id}-status`}
          onChange={(event) => change(event.target.value)}
        />
        <div className="error-bar">
          <p role="status" id={`${id}-status`} className="tool-status">
            {inWords(verdict(state, binary))}
          </p>
          {pasted !== '' && (
            <button type="button" className="error-clear" onClick={clear}>
              {t.errorClear}
            </button>
          )}
        </div>
      </div>
      {state.status === 'failed' && <LoadFailure failure={setup.failure} onRetry={state.retry} />}
      {/* Focus is moved here on small screens. */}
      <section ref={result} tabIndex={-1} aria-label={t.errorResult} className="error-result" hidden={!done}>
        {done && <ErrorResult key={done.run} diagnosis={done.diagnosis} tool={tool} />}
      </section>
    </div>
  );
}
