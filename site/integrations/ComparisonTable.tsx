import { X } from 'lucide';
import type { ReactNode } from 'react';
import type { ModuleFacts } from '#model/connector-facts.ts';
import { fill } from '#model/strings.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { CapabilityRows } from './CapabilityRows.tsx';
import { ComparisonRow, RowGroup } from './ComparisonRow.tsx';
import type { Comparable } from './compare-ids.ts';
import type { ComparisonSetup } from './comparison.ts';
import { OptionRows } from './OptionRows.tsx';
import { RequirementRows } from './RequirementRows.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ComparisonTableProps {
  setup: ComparisonSetup;
  modules: readonly { module: Comparable; facts: ModuleFacts }[];
  onDrop: (module: Comparable) => void;
}

/** Modules side by side, one column each. */
export function ComparisonTable({ setup: { texts, capabilities }, modules, onDrop }: ComparisonTableProps) {
  const facts = modules.map((each) => each.facts);
  const label = fill(texts.compareTable, { names: modules.map(({ module }) => module.title).join(', ') });
  const row = (name: string, cell: (module: Comparable, facts: ModuleFacts) => ReactNode) => (
    <ComparisonRow name={name} cells={modules.map((each) => cell(each.module, each.facts))} />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="comparison" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {modules.map(({ module }) => (
              <th key={module.plugin} scope="col">
                {module.href === undefined ? module.title : <a href={module.href}>{module.title}</a>}
                <button
                  type="button"
                  className="compare-drop"
                  aria-label={fill(texts.compareDrop, { name: module.title })}
                  onClick={() => onDrop(module)}
                >
                  <Icon of={X} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <RowGroup title={texts.compareOverview} columns={modules.length}>
          {row(texts.integrationStatus, (_, { status }) => (
            <StatusBadge status={status} texts={texts} />
          ))}
          {row(texts.compareKind, (module) => module.about)}
          {row(texts.compareInstall, (_, { extra }) =>
            extra === null ? texts.compareBase : <code>{`acryl-datahub[${extra}]`}</code>,
          )}
          {row(texts.compareOptionCount, (_, { options }) => options.length)}
        </RowGroup>
        <CapabilityRows facts={facts} names={capabilities} texts={texts} />
        <RequirementRows facts={facts} texts={texts} />
        <OptionRows modules={modules} texts={texts} />
      </table>
    </section>
  );
}
