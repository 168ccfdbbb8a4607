import { fill } from '#model/fill.ts';
import type { EditorFix, EditorProblem } from '#site/code-editor/editor.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { benchTexts } from '../texts.ts';

interface ProblemListProps {
  text: string;
  problems: readonly EditorProblem[];
  onShow: (problem: EditorProblem) => void;
  onFix: (fix: EditorFix) => void;
}

// Readers fix the first errors first.
const SHOWN = 5;

/** What is wrong with the operation, why, and how to fix it. */
export function ProblemList({ text, problems, onShow, onFix }: ProblemListProps) {
  const t = useTexts(benchTexts);
  return (
    <ol className="bench-problems">
      {problems.slice(0, SHOWN).map((problem) => (
        <li key={`${problem.from} ${problem.message}`}>
          <p>
            <button type="button" className="bench-link" onClick={() => onShow(problem)}>
              {fill(t.benchLine, { line: `${text.slice(0, problem.from).split('\n').length}` })}
            </button>{' '}
            <strong>
              <CodeText text={problem.message} />
            </strong>
          </p>
          <p>
            <CodeText text={problem.explanation} />
          </p>
          {problem.fixes.length > 0 && (
            <p className="bench-actions">
              {problem.fixes.map((fix) => (
                <button key={fix.label} type="button" className="button" onClick={() => onFix(fix)}>
                  <span>
                    <CodeText text={fix.label} />
                  </span>
                </button>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
