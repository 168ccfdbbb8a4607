import type { IntegrationTexts } from '#model/integration-texts.ts';
import { RichInline } from '#site/reference/RichInline.tsx';
import type { ModuleFacts } from '#subjects/connectors/schema/connector-facts.ts';
import { ComparisonRow, RowGroup } from './ComparisonRow.tsx';

interface RequirementRowsProps {
  facts: readonly ModuleFacts[];
  /** Whether rows with the same requirements everywhere are left out. */
  differencesOnly: boolean;
  texts: IntegrationTexts;
}

/** The requirements before the first run, by kind. */
export function RequirementRows({ facts, differencesOnly, texts }: RequirementRowsProps) {
  const kinds = [
    ['account', texts.compareAccount],
    ['permission', texts.comparePermission],
    ['network', texts.compareNetwork],
    ['version', texts.compareVersion],
  ] as const;
  return (
    <RowGroup title={texts.compareRequirements} columns={facts.length} empty={texts.compareNoDifference}>
      {kinds
        .map(([kind, label]) => ({
          label,
          cells: facts.map((each) => each.requirements.filter((one) => one.kind === kind)),
        }))
        .filter(({ cells }) => !(differencesOnly && new Set(cells.map((list) => JSON.stringify(list))).size < 2))
        .map(({ label, cells }) => (
          <ComparisonRow
            key={label}
            name={label}
            cells={cells.map((list) =>
              list.length === 0 ? (
                <span key={label} className="capability-not-applicable">
                  {texts.compareNone}
                </span>
              ) : (
                <ul key={label}>
                  {list.map(({ text, neededFor }) => (
                    <li key={JSON.stringify(text)}>
                      <RichInline text={text} />
                      {neededFor.length > 0 && (
                        <span className="comparison-note">
                          {texts.compareNeededFor} <RichInline text={neededFor} />
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              ),
            )}
          />
        ))}
    </RowGroup>
  );
}
