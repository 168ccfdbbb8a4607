import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { ChartFacts } from '#subjects/helm/schema/chart-facts.ts';

type DefaultValue = ChartFacts['values'][number];

/**
 * The defaults of a chart with its subcharts: what the main chart's file sets, and what subcharts set that it doesn't. Helm merges them this way; the
 * `global` values of a subchart reach only the templates of that subchart.
 * @param folder the chart's folder
 * @param files texts of `values.yaml` by path, among others
 */
export function defaultValues(folder: string, files: ReadonlyMap<string, string>): DefaultValue[] {
  const values = new Map<string, DefaultValue>();
  const subcharts = [...files.keys()].filter(
    (file) => file.startsWith(`${folder}/subcharts/`) && file.endsWith('/values.yaml'),
  );
  for (const file of [`${folder}/values.yaml`, ...subcharts]) {
    const subchart = /\/subcharts\/([^/]+)\//.exec(file)?.[1];
    for (const { path, ...value } of leavesOf(files.get(file) ?? '', file)) {
      const isGlobal = subchart === undefined || path.startsWith('global.');
      const name = isGlobal ? path : `${subchart}.${path}`;
      const known = values.get(name);
      if (known === undefined) {
        values.set(name, { path: name, ...value, ...(isGlobal && subchart !== undefined && { only: [subchart] }) });
      } else if (subchart !== undefined && known.only !== undefined && known.default === value.default) {
        known.only.push(subchart);
      }
    }
  }
  return [...values.values()].filter(({ path }) => !isReplaced(path, values));
}

/** Says whether the main chart sets entries of a map that a subchart leaves empty. */
function isReplaced(path: string, values: ReadonlyMap<string, DefaultValue>): boolean {
  const value = values.get(path);
  return value?.default === '{}' && [...values.keys()].some((other) => other.startsWith(`${path}.`));
}

function leavesOf(text: string, file: string): DefaultValue[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const found: DefaultValue[] = [];
  const visit = (node: Node | null, path: string, offset: number): void => {
    if (isMap(node) && node.items.length > 0) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) throw new Error(`${file}: a key below "${path}" isn't a name.`);
        const name = path === '' ? String(key.value) : `${path}.${key.value}`;
        visit(value as Node | null, name, key.range?.[0] ?? offset);
      }
      return;
    }
    const content: unknown = node?.toJS(document) ?? null;
    found.push({
      path,
      type: typeOf(node, content),
      default: JSON.stringify(content),
      file,
      line: counter.linePos(offset).line,
    });
  };
  visit(document.contents, '', 0);
  return found;
}

function typeOf(node: Node | null, content: unknown): DefaultValue['type'] {
  if (isAlias(node)) throw new Error('YAML aliases aren’t supported.');
  if (isMap(node)) return 'map';
  if (isSeq(node)) return 'list';
  if (content === null) return 'null';
  if (typeof content === 'number') return isScalar(node) && /^-?\d+$/.test(node.source ?? '') ? 'integer' : 'number';
  return typeof content === 'boolean' ? 'boolean' : 'string';
}
