import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { checkTexts } from './check/texts.ts';
/** What a check without problems covers, and what only a run can tell. */
export function CheckedList({ file }: { file: string }) {
  const t = useTexts(checkTexts);
  return (
    <details className="studio-group studio-checked">
      <summary>{t.recipeChecked}</summary>
      <ul>
        <li>{t.recipeYamlRead}</li>
        <li>{t.recipeNamesTypes}</li>
        <li>{t.recipeRequiredOptions}</li>
        <li>{t.recipeDeprecatedRemoved}</li>
        <li>{t.recipeSecrets}</li>
        <li>{t.recipeAddresses}</li>
      </ul>
      <p>
        {fillNodes(t.recipeCredentials, {
          strong: <strong>{t.recipeCantBeChecked}</strong>,
          code: <code>datahub ingest -c {file} --dry-run</code>,
        })}
      </p>
    </details>
  );
}
