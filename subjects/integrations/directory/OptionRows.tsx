import { fill } from '#model/fill.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import { BreakableName } from '#site/reference/RichInline.tsx';
import type { ModuleFacts, OptionFact } from '#subjects/connectors/schema/connector-facts.ts';
import { ComparisonRow, RowGroup } from './ComparisonRow.tsx';
import type { Comparable } from './compare-ids.ts';
import { compareOptions, type Row } from './compare-modules.ts';

interface OptionRowsProps {
  modules: readonly { module: Comparable; facts: ModuleFacts }[];
  /** Whether options that are the same everywhere are left out. */
  differencesOnly: boolean;
  texts: IntegrationTexts;
}

/** All options of the modules: those that all have in different ways, those that only some have, and those that are the same. */
export function OptionRows({ modules, differencesOnly, texts }: OptionRowsProps) {
  const { some, other, same } = compareOptions(modules.map(({ facts }) => facts));
  const group = (title: string, rows: readonly Row<OptionFact>[]) =>
    rows.length > 0 && (
      <RowGroup title={fill(title, { count: rows.length })} columns={modules.length}>
        {rows.map(({ name, cells }) => (
          <ComparisonRow
            key={name}
            name={
              <code>
                <BreakableName name={name} />
              </code>
            }
            cells={cells.map((option, index) => optionCell(option, modules[index]?.module.href, texts))}
          />
        ))}
      </RowGroup>
    );
  return (
    <>
      {group(texts.compareOptionsOther, other)}
      {group(texts.compareOptionsSome, some)}
      {!differencesOnly && group(texts.compareOptionsSame, same)}
    </>
  );
}

function optionCell(option: OptionFact | undefined, page: string | undefined, texts: IntegrationTexts) {
  if (option === undefined) return <span className="capability-not-applicable">{texts.compareAbsent}</span>;
  const { type, anchor, required, defaultValue } = option;
  const given =
    defaultValue === undefined ? texts.compareNoDefault : fill(texts.compareDefault, { value: defaultValue });
  return (
    <>
      {page === undefined ? type : <a href={`${page}#${anchor}`}>{type}</a>}
      <span className="comparison-note">{required ? texts.compareRequired : given}</span>
    </>
  );
}
