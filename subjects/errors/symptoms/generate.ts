import type { Generated } from '#generators/generated.ts';
import type { Problem } from '#model/problem.ts';
import type { ConnectorData } from '#subjects/connectors/data.ts';
import type { ErrorData } from '../data.ts';
import { checkEntry, checkFile } from './check-symptoms.ts';
import { symptomTables } from './symptom-tables.ts';

/** What `::symptoms` includes in pages, and the problems in the rows of all troubleshooting tables. */
export function generateSymptoms({
  symptoms,
  connectors,
  errors,
}: Pick<ErrorData, 'errors' | 'symptoms'> & Pick<ConnectorData, 'connectors'>): Generated {
  const entries = errors.map(({ value }) => value);
  const problems: Problem[] = [
    ...symptoms.flatMap(checkFile),
    ...symptoms.flatMap(({ value: { tables }, origin }) =>
      tables.flatMap(({ rows }, table) =>
        rows.flatMap((row, index) =>
          checkEntry(row, entries, (...keys) => origin(['tables', table, 'rows', index, ...keys])),
        ),
      ),
    ),
    ...connectors.flatMap(({ value: { troubleshooting }, origin }) =>
      troubleshooting.flatMap((row, index) =>
        checkEntry(row, entries, (...keys) => origin(['troubleshooting', index, ...keys])),
      ),
    ),
  ];
  return { drafts: [], problems, symptomTables: symptomTables(symptoms) };
}
