import type { Origin } from '#model/problem.ts';
import { type ChartValue, chartValues } from './chart-values.ts';
import type { HelmData } from './data.ts';
import type { HelmPage, HelmValue, ValueType } from './schema/helm-page.ts';

/** A value with everything that is known about it. */
export interface DescribedValue {
  path: string;
  /** Types that work; the first is that of the default. */
  types: readonly ValueType[];
  /** Markdown. */
  meaning: string;
  allowed: readonly string[];
  secret: boolean;
  example?: string;
  chart: ChartValue;
  origin: Origin;
}

/** A table of values on a page. */
export interface ValueSection {
  title: string;
  text: string;
  values: readonly DescribedValue[];
  origin: Origin;
}

/** A page with its values. */
export interface DescribedPage {
  page: HelmPage;
  file: string;
  origin: (path: readonly (string | number)[]) => Origin;
  sections: readonly ValueSection[];
}

/** The described values, and mismatches with the chart. */
export interface Described {
  pages: readonly DescribedPage[];
  /** Described paths that the chart doesn't have. */
  unknown: readonly { path: string; origin: Origin }[];
  /** Paths that are described twice. */
  twice: readonly { path: string; origin: Origin }[];
  /** Values of the charts without a description. */
  missing: readonly ChartValue[];
  /** Values whose type isn't known. */
  untyped: readonly { path: string; origin: Origin }[];
}

/** Combines the charts' facts with the descriptions. */
export function describeValues({ helmFacts, helmPages, helmShared }: HelmData): Described {
  const charts = new Map(
    helmFacts.map(({ value }) => [value.chart, new Map(chartValues(value).map((each) => [each.path, each]))]),
  );
  const described = new Set<string>();
  const unknown: { path: string; origin: Origin }[] = [];
  const twice: { path: string; origin: Origin }[] = [];
  const untyped: { path: string; origin: Origin }[] = [];
  const pages = helmPages.map(({ value: page, file, origin }): DescribedPage => {
    const known = charts.get(page.chart) ?? new Map<string, ChartValue>();
    const describe = (
      values: readonly HelmValue[],
      under: string | undefined,
      called: string,
      at: (index: number) => Origin,
    ) =>
      values.flatMap((value, index): DescribedValue[] => {
        const path = under === undefined ? value.path : `${under}.${value.path}`;
        const chart = known.get(path);
        const place = { path, origin: at(index) };
        if (chart === undefined) unknown.push(place);
        if (chart === undefined) return [];
        const id = `${page.chart} ${path}`;
        if (described.has(id)) twice.push(place);
        described.add(id);
        const types = typesOf(value, chart);
        if (types.length === 0) untyped.push(place);
        return [describedValue(value, chart, types, called, at(index))];
      });
    const shared = (set: 'service' | 'job', under: string, called: string) =>
      (helmShared.find(({ value }) => value.id === set)?.value.groups ?? []).map(({ title, values }, group) => {
        const file = helmShared.find(({ value }) => value.id === set);
        const fitting = values
          .map((value, index) => ({ value, index }))
          .filter(
            ({ value }) =>
              known.has(`${under}.${value.path}`) && !described.has(`${page.chart} ${under}.${value.path}`),
          );
        return {
          title,
          values: fitting.flatMap(({ value, index }) =>
            describe([value], under, called, () => file?.origin(['groups', group, 'values', index]) ?? { file: '' }),
          ),
        };
      });
    const written = page.sections.map(({ title, text = '', under, called = '', set, values }, index): ValueSection => {
      const own = describe(values, under, called, (at) => origin(['sections', index, 'values', at]));
      const rest =
        set === undefined || under === undefined ? [] : shared(set, under, called).flatMap((group) => group.values);
      return { title, text, values: [...own, ...rest], origin: origin(['sections', index]) };
    });
    const groups = page.shared === undefined ? [] : shared(page.shared.set, page.shared.under, page.shared.called);
    const common = groups
      .filter(({ values }) => values.length > 0)
      .map(({ title, values }): ValueSection => ({ title, text: '', values, origin: origin(['shared']) }));
    return { page, file, origin, sections: [...written, ...common] };
  });
  const missing = [...charts].flatMap(([chart, values]) =>
    [...values.values()].filter(({ path }) => !described.has(`${chart} ${path}`)),
  );
  return { pages, unknown, twice, missing, untyped };
}

function typesOf({ type, also = [] }: HelmValue, chart: ChartValue): ValueType[] {
  const own = type ?? (chart.type === 'null' ? undefined : chart.type);
  return own === undefined ? [] : [own, ...also];
}

function describedValue(
  { meaning, allowed = [], secret, example }: HelmValue,
  chart: ChartValue,
  types: readonly ValueType[],
  called: string,
  origin: Origin,
): DescribedValue {
  return {
    path: chart.path,
    types,
    meaning: meaning.replaceAll('{part}', called),
    allowed,
    secret: secret === true,
    ...(example !== undefined && { example }),
    chart,
    origin,
  };
}
