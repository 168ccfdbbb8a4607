import type { ModuleFacts } from '#model/connector-facts.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import { RichInline } from '#site/reference/RichInline.tsx';
import { ComparisonRow, RowGroup } from './ComparisonRow.tsx';

/** What must be in place before the first run, by sort. */
export function RequirementRows({ facts, texts }: { facts: readonly ModuleFacts[]; texts: IntegrationTexts }) {
  const kinds = [
    ['account', texts.compareAccount],
    ['permission', texts.comparePermission],
    ['network', texts.compareNetwork],
    ['version', texts.compareVersion],
  ] as const;
  return (
    <RowGroup title={texts.compareRequirements} columns={facts.length}>
      {kinds
        .map(([kind, label]) => ({
          label,
          cells: facts.map((each) => each.requirements.filter((one) => one.kind === kind)),
        }))
        .filter(({ cells }) => cells.some((list) => list.length > 0))
        .map(({ label, cells }) => (
          <ComparisonRow
            key={label}
            name={label}
            cells={cells.map((list) => (
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
            ))}
          />
        ))}
    </RowGroup>
  );
}
