import { fillNodes } from '#site/fill-nodes.ts';
import { useTexts } from '#site/use-texts.ts';
import { checkTexts } from './check/texts.ts';
/** What a check without problems covers, and what only a run can tell. */
export function CheckedList({ file }: { file: string }) {
  const t = useTexts(checkTexts);
  return (
    <details className="studio-group studio-checked">
      <summary>{t.recipeWhatWasChecked}</summary>
      <ul>
        <li>{t.recipeYamlReadAsDatahub}</li>
        <li>{t.recipeNamesTypesAllowedValues}</li>
        <li>{t.recipeRequiredOptionsRulesBetween}</li>
        <li>{t.recipeDeprecatedRemovedOptions}</li>
        <li>{t.recipeSecretsWrittenIntoRecipe}</li>
        <li>{t.recipeAddressesFromWhereJob}</li>
      </ul>
      <p>
        {fillNodes(t.recipeCredentialsNetworkPermissionsSource, {
          strong: <strong>{t.recipeCantBeCheckedFrom}</strong>,
          code: <code>datahub ingest -c {file} --dry-run</code>,
        })}
      </p>
    </details>
  );
}
