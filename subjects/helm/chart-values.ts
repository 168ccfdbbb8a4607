import type { ChartFacts } from './schema/chart-facts.ts';

/** What a template generates from a value. */
export interface ValueUse {
  /** Subchart or job. */
  workload: string;
  /** Kind of the object, for example `Deployment`. */
  kind: string;
  /** The variable whose content it is part of. */
  variable?: string;
  /** The field of the manifest that it is written to. Without a variable or a field, it is only part of a condition. */
  field?: string;
  when: readonly string[];
  file: string;
  line: number;
}

/** A value of a chart: what its file sets, and what its templates do with it. */
export interface ChartValue {
  path: string;
  /** As JSON; absent if no file sets it. */
  default?: string;
  type?: ChartFacts['values'][number]['type'];
  /** Subcharts that get the default, if not all templates do. */
  only?: readonly string[];
  /** Where the default is set; where the first template reads it if none is. */
  file: string;
  line: number;
  uses: readonly ValueUse[];
}

/**
 * Every value that a chart's file sets or a template reads. Maps that a template writes as a whole are one value. Maps whose entries templates read one
 * by one aren't values; their entries are.
 */
export function chartValues({ values, templates }: ChartFacts): ChartValue[] {
  const uses = usesOf(templates);
  const whole = new Set([...uses].filter(([, list]) => list.some(isWritten)).map(([path]) => path));
  const defaults = new Map<string, ChartFacts['values'][number]>();
  for (const value of values) {
    const map = [...aboveOf(value.path)].find((path) => whole.has(path));
    if (map === undefined) defaults.set(value.path, value);
    else defaults.set(map, withEntry(defaults.get(map), map, value));
  }
  const paths = [...new Set([...defaults.keys(), ...uses.keys()])];
  const isMapOfOthers = (path: string) => !whole.has(path) && paths.some((other) => other.startsWith(`${path}.`));
  return paths
    .filter((path) => !isMapOfOthers(path) && ![...aboveOf(path)].some((above) => whole.has(above)))
    .map((path) => {
      const { default: value, type, only, file, line } = defaults.get(path) ?? {};
      const list = uses.get(path) ?? [];
      const place = file === undefined ? list[0] : { file, line };
      if (place?.line === undefined) throw new Error(`Nothing sets or reads ${path}.`);
      return {
        path,
        ...(value !== undefined && type !== undefined && { default: value, type }),
        ...(only !== undefined && { only }),
        file: place.file,
        line: place.line,
        uses: list,
      };
    });
}

function usesOf(templates: ChartFacts['templates']): Map<string, ValueUse[]> {
  const uses = new Map<string, ValueUse[]>();
  const add = (path: string, use: ValueUse) => {
    // The entries of a map or list that a template goes through are written with it.
    const named = path.replace(/(?:\.\*|\[\])+$/, '');
    uses.set(named, [...(uses.get(named) ?? []), use]);
  };
  for (const { file, kind, workload, variables = [], fields = [], asks = [] } of templates) {
    const common = { workload, kind };
    for (const { name, from = [], when = [], line, file: included = file } of variables) {
      for (const path of from) add(path, { ...common, variable: name, when, file: included, line });
    }
    for (const { field, from, when = [], line, file: included = file } of fields) {
      for (const path of from) add(path, { ...common, field, when, file: included, line });
    }
    for (const { path, line, file: included = file } of asks) add(path, { ...common, when: [], file: included, line });
  }
  return uses;
}

function isWritten({ variable, field }: ValueUse): boolean {
  return variable !== undefined || field !== undefined;
}

/** The paths above a value, from the top. */
function* aboveOf(path: string): Generator<string> {
  for (let at = path.indexOf('.'); at !== -1; at = path.indexOf('.', at + 1)) yield path.slice(0, at);
}

/** A map's default, with one more entry. */
function withEntry(
  known: ChartFacts['values'][number] | undefined,
  path: string,
  { path: entry, default: value, ...place }: ChartFacts['values'][number],
): ChartFacts['values'][number] {
  const content: Record<string, unknown> = known === undefined ? {} : JSON.parse(known.default);
  const keys = entry.slice(path.length + 1).split('.');
  const last = keys.pop() ?? '';
  const map = keys.reduce((above, key) => mapIn(above, key, path), content);
  map[last] = JSON.parse(value);
  return { ...place, ...known, path, type: 'map', default: JSON.stringify(content) };
}

function mapIn(above: Record<string, unknown>, key: string, path: string): Record<string, unknown> {
  const inner = above[key] ?? {};
  if (typeof inner !== 'object') throw new Error(`${path} is not a map.`);
  above[key] = inner;
  return inner as Record<string, unknown>;
}
