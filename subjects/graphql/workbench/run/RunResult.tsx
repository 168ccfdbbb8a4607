import { useEffect, useRef } from 'react';
import { fill } from '#model/fill.ts';
import type { Texts } from '#model/strings.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { saveFile } from '#site/tools/save-file.ts';
import { useTexts } from '#site/use-texts.ts';
import type { BenchSetup } from '../session/bench.ts';
import type { Runner, RunState } from '../session/use-runner.ts';
import { benchTexts } from '../texts.ts';
import { ChangeList } from './ChangeList.tsx';
import { FollowedClasses } from './FollowedClasses.tsx';
import { JsonCode } from './JsonCode.tsx';

interface RunResultProps {
  setup: BenchSetup['setup'];
  runner: Runner;
  onRetry: () => void;
}

/** What a run returned, what it could not simulate, and what it changed. */
export function RunResult({ setup, runner: { state, reset }, onRetry }: RunResultProps) {
  const t = useTexts(benchTexts);
  const { status, result, changes } = state;
  const section = useRef<HTMLElement>(null);
  // On a narrow screen the result is below the form, so a reader who pressed Run would see nothing happen.
  useEffect(() => {
    if (status === 'working') section.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <section ref={section} className="bench-result" aria-label={t.benchResult}>
      <p role="status" className="tool-status">
        {verdict(state, t)}
      </p>
      {status === 'failed' && <LoadFailure failure={setup.failure} onRetry={onRetry} />}
      {result === undefined && status !== 'failed' && <p className="bench-empty">{t.benchResultEmpty}</p>}
      {result && (
        <>
          {result.length > result.text.length && (
            <p className="studio-note">
              {fill(t.benchShortened, { count: number(result.length), shown: number(result.text.length) })}
            </p>
          )}
          <JsonCode label={t.benchResult} code={result.text} copy={setup.copy} />
          <p className="studio-actions">
            <button
              type="button"
              className="button"
              onClick={() => saveFile('result.json', result.text, 'application/json')}
            >
              {t.benchSave}
            </button>
          </p>
          {result.notSimulated.length > 0 && (
            <div className="tool-part">
              <h2>{t.benchNotSimulated}</h2>
              <p>{t.benchNotSimulatedNote}</p>
              <ul className="bench-list">
                {result.notSimulated.map(({ field, reason }) => (
                  <li key={`${field} ${reason}`}>
                    <code>{field}</code>: {reason}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <FollowedClasses title={t.benchFollows} note={t.benchFollowsNote} names={result.follows} />
        </>
      )}
      {changes.length > 0 && <ChangeList changes={changes} onReset={reset} />}
    </section>
  );
}

const number = (count: number) => count.toLocaleString('en');

/** The status of a run, including for screen readers. */
function verdict({ status, result }: RunState, t: Texts<typeof benchTexts>): string {
  if (status === 'working') return t.benchRunning;
  if (status === 'slow') return t.benchSlow;
  if (status === 'reset') return t.benchResetDone;
  if (status !== 'done' || result === undefined) return '';
  if (result.errors === 0) return t.benchSucceeded;
  return result.errors === 1 ? t.benchOneError : fill(t.benchSomeErrors, { count: number(result.errors) });
}
