import { useId } from 'react';
import { type AddressStyle, toHref } from '#model/address.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import type { EditorFix, EditorProblem } from '../../code-editor/editor.ts';
import { toolCheckTexts } from './texts.ts';

interface ProblemListProps {
  problems: readonly EditorProblem[];
  addresses: AddressStyle;
  /** How many are shown; readers with more errors fix the first ones first. */
  most?: number;
  onShow: (problem: EditorProblem) => void;
  onFix: (fix: EditorFix) => void;
}

const tones: Readonly<Record<EditorProblem['severity'], string>> = {
  error: 'danger',
  warning: 'warning',
  advice: 'neutral',
};

/** Every problem with its place, why it matters, and how to fix it. */
export function ProblemList({ problems, addresses, most = 50, onShow, onFix }: ProblemListProps) {
  const t = useTexts(toolCheckTexts);
  const id = useId();
  const labels = { error: t.checkError, warning: t.checkWarning, advice: t.checkAdvice };
  return (
    <section className="tool-part" aria-labelledby={id}>
      <h2 id={id}>{t.checkProblems}</h2>
      <ol className="studio-problems">
        {problems.slice(0, most).map((problem) => {
          const { rule, severity, from, line, message, explanation, page, fixes } = problem;
          return (
            <li key={`${rule} ${from} ${message}`} className={`studio-problems-${severity}`}>
              <p className="studio-problem-head">
                <span className={`badge badge-${tones[severity]}`}>{labels[severity]}</span>{' '}
                <button type="button" className="studio-clear" onClick={() => onShow(problem)}>
                  {fillNodes(t.checkLine, { line })}
                  <span className="visually-hidden">{t.checkShow}</span>
                </button>
              </p>
              <p className="studio-message">
                <CodeText text={message} />
              </p>
              <p>
                <CodeText text={explanation} />{' '}
                {page !== undefined && <a href={toHref(page, addresses)}>{t.checkMoreAbout}</a>}
              </p>
              {fixes.length > 0 && (
                <p className="studio-fixes">
                  {fixes.map((fix) => (
                    <button key={fix.label} type="button" className="button" onClick={() => onFix(fix)}>
                      <span>
                        <CodeText text={fix.label} />
                      </span>
                    </button>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {problems.length > most && <p>{fillNodes(t.checkFirstShown, { shown: most, count: problems.length })}</p>}
    </section>
  );
}
