import type { ReactNode } from 'react';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { ModuleFacts } from '#subjects/connectors/schema/connector-facts.ts';
import { ComparisonRow, RowGroup } from './ComparisonRow.tsx';
import type { Comparable } from './compare-ids.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface OverviewRowsProps {
  modules: readonly { module: Comparable; facts: ModuleFacts }[];
  /** Whether rows that are the same everywhere are left out. */
  differencesOnly: boolean;
  texts: IntegrationTexts;
}

/** Status, kind, package, and number of options. */
export function OverviewRows({ modules, differencesOnly, texts }: OverviewRowsProps) {
  const row = <T,>(name: string, facts: readonly T[], show: (fact: T) => ReactNode) =>
    differencesOnly && new Set(facts).size < 2
      ? []
      : [<ComparisonRow key={name} name={name} cells={facts.map((fact) => show(fact))} />];
  const of = <T,>(read: (each: (typeof modules)[number]) => T) => modules.map(read);
  return (
    <RowGroup title={texts.compareOverview} columns={modules.length} empty={texts.compareNoDifference}>
      {[
        ...row(
          texts.integrationStatus,
          of(({ facts }) => facts.status),
          (status) => <StatusBadge status={status} texts={texts} />,
        ),
        ...row(
          texts.compareKind,
          of(({ module }) => module.about),
          (about) => about,
        ),
        ...row(
          texts.compareInstall,
          of(({ facts }) => facts.extra),
          (extra) => (extra === null ? texts.compareBase : <code>{`acryl-datahub[${extra}]`}</code>),
        ),
        ...row(
          texts.compareOptionCount,
          of(({ facts }) => facts.options.length),
          (count) => count,
        ),
      ]}
    </RowGroup>
  );
}
