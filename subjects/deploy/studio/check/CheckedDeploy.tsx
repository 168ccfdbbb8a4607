import { fill } from '#model/fill.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { deployTexts } from '../../texts.ts';

/** What a check without problems covers, and what only an installation can tell. */
export function CheckedDeploy({ version, rules }: { version: string; rules: number }) {
  const t = useTexts(deployTexts);
  return (
    <details className="studio-group studio-checked">
      <summary>{t.deployChecked}</summary>
      <ul>
        <li>{fill(t.deployCheckedKeys, { version })}</li>
        <li>{fill(t.deployCheckedRules, { count: rules })}</li>
        <li>{t.deployCheckedVariables}</li>
      </ul>
      <p>
        {fillNodes(t.deployNotChecked, {
          strong: <strong>{t.deployNotCheckedStart}</strong>,
          code: <code>helm template</code>,
        })}
      </p>
    </details>
  );
}
