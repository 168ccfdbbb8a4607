import type { ModuleFacts } from '#model/connector-facts.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { CapabilityName } from '#model/integration-vocabulary.ts';
import { BreakableName, RichInline } from '#site/reference/RichInline.tsx';
import { ComparisonRow, RowGroup } from './ComparisonRow.tsx';
import { compareCapabilities } from './compare-modules.ts';
import { modeText } from './words.ts';

interface CapabilityRowsProps {
  facts: readonly ModuleFacts[];
  names: readonly CapabilityName[];
  texts: IntegrationTexts;
}

export function CapabilityRows({ facts, names, texts }: CapabilityRowsProps) {
  const modes = modeText(texts);
  return (
    <RowGroup title={texts.integrationCapability} columns={facts.length}>
      {compareCapabilities(facts, names).map(({ name, cells }) => (
        <ComparisonRow
          key={name}
          name={name}
          cells={cells.map((capability) => (
            <>
              <span className={`mode-${capability?.mode ?? 'none'}`}>
                {modes.find(({ mode }) => mode === capability?.mode)?.word}
              </span>
              {capability?.options.map((option) => (
                <code key={option} className="comparison-option">
                  <BreakableName name={option} />
                </code>
              ))}
              {capability !== undefined && capability.note.length > 0 && (
                <span className="comparison-note">
                  <RichInline text={capability.note} />
                </span>
              )}
            </>
          ))}
        />
      ))}
    </RowGroup>
  );
}
