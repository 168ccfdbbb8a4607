import { fill } from '#model/fill.ts';
import { useTexts } from '#site/use-texts.ts';
import type { Draft } from '../session/bench.ts';
import { runTitle } from '../session/history.ts';
import type { History } from '../session/use-history.ts';
import { benchTexts } from '../texts.ts';

/** The operations that were run, which can be opened again. */
export function HistoryList({ history, onOpen }: { history: History; onOpen: (draft: Draft) => void }) {
  const t = useTexts(benchTexts);
  const { runs, isKept, keep, forget } = history;
  return (
    <details className="bench-more">
      <summary>{t.benchHistory}</summary>
      <p>
        <label className="bench-check">
          <input type="checkbox" checked={isKept} onChange={({ target }) => keep(target.checked)} />
          {t.benchKeep}
        </label>
      </p>
      <p className="studio-note">{t.benchKeepNote}</p>
      {runs.length === 0 ? (
        <p className="studio-note">{t.benchHistoryEmpty}</p>
      ) : (
        <>
          <ol className="bench-history">
            {runs.map((run) => (
              <li key={`${run.document}\n${run.variables}`}>
                <button type="button" className="studio-clear" onClick={() => onOpen(run)}>
                  {fill(t.benchOpen, { name: runTitle(run) })}
                </button>{' '}
                <code>{run.variables.replace(/\s+/g, ' ').slice(0, 80)}</code>
              </li>
            ))}
          </ol>
          <p className="studio-actions">
            <button type="button" className="button" onClick={forget}>
              {t.benchForget}
            </button>
          </p>
        </>
      )}
    </details>
  );
}
