import type { Loaded } from '#model/loaded.ts';
import type { SymptomTable } from '#model/symptom-table.ts';
import type { PageSymptoms } from '../schema/symptoms.ts';

/** The content of a cell if there is nothing to check or do. */
const NOTHING = '–';

/** The tables that `::symptoms` includes, by page address. */
export function symptomTables(files: readonly Loaded<PageSymptoms>[]): Record<string, SymptomTable[]> {
  return Object.fromEntries(files.map((file) => [file.value.page, tablesOf(file)]));
}

function tablesOf({ value, origin }: Loaded<PageSymptoms>): SymptomTable[] {
  return value.tables.map(({ section, column, rows }, index) => {
    const checks = rows.some(({ check }) => check !== undefined);
    return {
      section,
      origin: origin(['tables', index]),
      head: [column, 'Cause', ...(checks ? ['Check'] : []), 'Fix'],
      rows: rows.map(({ symptom, cause, check = NOTHING, fix = NOTHING }, row) => ({
        cells: [symptom, cause, ...(checks ? [check] : []), fix],
        origin: origin(['tables', index, 'rows', row]),
      })),
    };
  });
}
