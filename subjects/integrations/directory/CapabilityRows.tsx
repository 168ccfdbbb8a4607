import type { IntegrationTexts } from '#model/integration-texts.ts';
import { BreakableName, RichInline } from '#site/reference/RichInline.tsx';
import type { ModuleFacts } from '#subjects/connectors/schema/connector-facts.ts';
import { ComparisonRow, RowGroup } from './ComparisonRow.tsx';
import { compareCapabilities } from './compare-modules.ts';
import type { CapabilityColumn } from './directory.ts';
import { valueText } from './words.ts';

interface CapabilityRowsProps {
  facts: readonly ModuleFacts[];
  columns: readonly CapabilityColumn[];
  /** Whether rows with the same value everywhere are left out. */
  differencesOnly: boolean;
  texts: IntegrationTexts;
}

/** Every capability with its value, the options that turn it on or off, and what limits it. */
export function CapabilityRows({ facts, columns, differencesOnly, texts }: CapabilityRowsProps) {
  const words = valueText(texts);
  const names = columns.map(({ name }) => name);
  const rows = compareCapabilities(facts, names).filter(({ same }) => !(differencesOnly && same));
  return (
    <RowGroup title={texts.integrationCapability} columns={facts.length} empty={texts.compareNoDifference}>
      {rows.map(({ name, cells }) => (
        <ComparisonRow
          key={name}
          name={name}
          cells={cells.map(({ value, options, note }) => (
            <>
              <span className={`capability-${value}`}>{words.find((each) => each.value === value)?.word}</span>
              {options.map((option) => (
                <code key={option} className="comparison-option">
                  <BreakableName name={option} />
                </code>
              ))}
              {note.length > 0 && (
                <span className="comparison-note">
                  <RichInline text={note} />
                </span>
              )}
            </>
          ))}
        />
      ))}
    </RowGroup>
  );
}
