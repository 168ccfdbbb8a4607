import { fillNodes } from '#site/fill-nodes.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { toolCheckTexts } from './texts.ts';

interface ProblemPreviewProps {
  text: string;
  problem: { from: number; to: number; line: number; message: string; fixes: readonly { label: string }[] };
}

/** On the card of a tool: an excerpt of a text with its problem marked, and what the checker says about it. */
export function ProblemPreview({ text, problem }: ProblemPreviewProps) {
  const t = useTexts(toolCheckTexts);
  const [fix] = problem.fixes;
  return (
    <div className="tool-preview">
      <pre>
        <code>
          {text.slice(0, problem.from)}
          <mark>{text.slice(problem.from, problem.to)}</mark>
          {text.slice(problem.to)}
        </code>
      </pre>
      <p className="preview-note">
        <strong>{fillNodes(t.checkLine, { line: problem.line })}</strong> <CodeText text={problem.message} />
        {fix && (
          <span className="preview-fix">
            <CodeText text={fix.label} />
          </span>
        )}
      </p>
    </div>
  );
}
