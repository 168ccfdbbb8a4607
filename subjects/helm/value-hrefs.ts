import { helmPagePath, valueAnchor } from './addresses.ts';
import type { HelmData } from './data.ts';
import { describeValues } from './described-values.ts';

/** Links to the rows of a chart's values, by their paths. */
export function valueHrefs(data: HelmData, chart: string): Map<string, string> {
  const pages = describeValues(data).pages.filter(({ page }) => page.chart === chart);
  return new Map(
    pages.flatMap(({ page, sections }) =>
      sections.flatMap(({ values }) =>
        values.map(({ path }) => [path, `${helmPagePath(page.id)}#${valueAnchor(path)}`] as const),
      ),
    ),
  );
}
