import { X } from 'lucide';
import { fill } from '#model/fill.ts';
import { Icon } from '#site/ui/Icon.tsx';
import type { ModuleFacts } from '#subjects/connectors/schema/connector-facts.ts';
import { CapabilityRows } from './CapabilityRows.tsx';
import type { Comparable } from './compare-ids.ts';
import type { ComparisonSetup } from './comparison.ts';
import { OptionRows } from './OptionRows.tsx';
import { OverviewRows } from './OverviewRows.tsx';
import { RequirementRows } from './RequirementRows.tsx';

interface ComparisonTableProps {
  setup: ComparisonSetup;
  modules: readonly { module: Comparable; facts: ModuleFacts }[];
  /** Whether rows that are the same everywhere are left out. */
  differencesOnly: boolean;
  onDrop: (module: Comparable) => void;
}

/** Modules side by side, one column each. */
export function ComparisonTable({ setup, modules, differencesOnly, onDrop }: ComparisonTableProps) {
  const { texts, capabilities } = setup;
  const facts = modules.map((each) => each.facts);
  const label = fill(texts.compareTable, { names: modules.map(({ module }) => module.title).join(', ') });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="comparison" data-columns={modules.length} aria-label={label} tabIndex={0}>
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
        <OverviewRows modules={modules} differencesOnly={differencesOnly} texts={texts} />
        <CapabilityRows facts={facts} columns={capabilities} differencesOnly={differencesOnly} texts={texts} />
        <RequirementRows facts={facts} differencesOnly={differencesOnly} texts={texts} />
        <OptionRows modules={modules} differencesOnly={differencesOnly} texts={texts} />
      </table>
    </section>
  );
}
