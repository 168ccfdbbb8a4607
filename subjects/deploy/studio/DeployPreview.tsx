import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { toolCheckTexts } from '#site/tools/check/texts.ts';
import { useTexts } from '#site/use-texts.ts';
import { checkDeploy } from '../check/check-deploy.ts';
import { type DeployFacts, deployFactsName } from '../deploy-facts.ts';

/** Values with one error, which the checker of the studio finds when the site is built. */
const values = `global:
  datahub:
    metadata_service_authentication:
      enabled: "false"`;

/** An excerpt of a values file with its problem marked, and what the checker says about it. */
export function DeployPreview({ toolFacts }: Pick<ScreenProps, 'toolFacts'>) {
  const t = useTexts(toolCheckTexts);
  // Facts of tools are plain data by name.
  const facts = toolFacts[deployFactsName] as DeployFacts | undefined;
  const problem = facts && checkDeploy(values, facts).problems.find(({ severity }) => severity === 'error');
  if (!problem) return null;
  const [fix] = problem.fixes;
  return (
    <div className="tool-preview">
      <pre>
        <code>
          {values.slice(0, problem.from)}
          <mark>{values.slice(problem.from, problem.to)}</mark>
          {values.slice(problem.to)}
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
