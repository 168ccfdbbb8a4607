import { type FlowPlace, flowAt } from '#yaml/flow.ts';
import { type Ancestor, ancestorsOf, linePlaceAt, type OutlineLine, siblingsOf, writtenValue } from '#yaml/outline.ts';
import { findPlugin, type PluginKind } from '../check/known-type.ts';
import { typeOf } from '../check/type-of.ts';
import type { PluginFacts, RecipeFacts, RecipeOption } from '../facts.ts';

/** Where in a recipe an offset lies. */
export interface EditorPlace {
  /** The line, as far as it is written; a blank line has none. */
  line?: OutlineLine;
  /** The cursor is after this key's colon. */
  valueKey?: string;
  /** Range of the word around the cursor. */
  from: number;
  to: number;
  /** Text of that range before the cursor. */
  typed: string;
  /** Keys of the same map, without the one at the cursor. */
  taken: readonly string[];
  /** Column in which the word begins. */
  column: number;
  /** Options that are allowed here as keys; none where keys are free or where only values are allowed. */
  options: readonly RecipeOption[];
  /** The option whose value, or whose item, is here. */
  option?: RecipeOption;
  plugin?: PluginFacts;
  /** The place is inside such brackets, so everything stays on the line. */
  flow?: 'map' | 'list';
  /** The value here is the type of such a part. */
  typeOfPart?: PluginKind;
}

/** Finds out where an offset lies, from indentation alone. */
export function placeAt(text: string, offset: number, facts: RecipeFacts): EditorPlace {
  const { at, start, end, lines, index, line, isValue, column, from } = linePlaceAt(text, offset);
  const flow = flowAt(text, at, lines);
  if (flow !== undefined) return flowPlace(text, at, end, flow, lines, facts);
  const above = ancestorsOf(lines, index, column, line?.dash);
  const own = isValue && line?.key !== undefined ? [{ key: line.key, line: index }] : [];
  const taken = siblingsOf(lines, index, column).flatMap(({ key, from: other }) =>
    key === undefined || other === start ? [] : [key],
  );
  return {
    ...(line && { line }),
    ...(isValue && line?.key !== undefined && { valueKey: line.key }),
    from,
    to: isValue ? valueEnd(text, at, end) : keyEnd(text, at, end),
    typed: text.slice(from, at),
    taken,
    column,
    ...resolve([...above, ...own], lines, facts),
  };
}

function flowPlace(
  text: string,
  at: number,
  end: number,
  flow: FlowPlace,
  lines: readonly (OutlineLine | undefined)[],
  facts: RecipeFacts,
): EditorPlace {
  const line = lines[flow.line];
  const above = ancestorsOf(lines, flow.line, line?.column ?? 0, line?.dash);
  const own = line?.key === undefined ? [] : [{ key: line.key, line: flow.line }];
  const inside = flow.path.map((step) => ({ ...step, line: flow.line }));
  const item = flow.inside === 'list' ? [{ key: '*', line: flow.line }] : [];
  const word = flow.valueKey === undefined && flow.inside === 'map' ? /^[\w-]*/ : /^[^,{}[\]\n]*/;
  const rest = (word.exec(text.slice(at, end))?.[0] ?? '').trimEnd();
  return {
    ...(flow.valueKey !== undefined && { valueKey: flow.valueKey }),
    flow: flow.inside,
    from: Math.min(flow.from, at),
    to: at + rest.length,
    typed: text.slice(flow.from, at),
    taken: flow.taken,
    column: 0,
    ...resolve([...above, ...own, ...inside, ...item], lines, facts),
  };
}

function keyEnd(text: string, at: number, end: number): number {
  return at + (/^[\w-]*/.exec(text.slice(at, end))?.[0].length ?? 0);
}

function valueEnd(text: string, at: number, end: number): number {
  return (
    at +
    text
      .slice(at, end)
      .replace(/\s+#.*$/, '')
      .trimEnd().length
  );
}

type Resolved = Pick<EditorPlace, 'options' | 'option' | 'plugin' | 'typeOfPart'>;

/** What is allowed below a path. */
function resolve(path: readonly Ancestor[], lines: readonly (OutlineLine | undefined)[], facts: RecipeFacts): Resolved {
  const keys = path.map(({ key }) => key);
  const isPart = keys[0] === 'source' || keys[0] === 'sink' || (keys[0] === 'transformers' && keys[1] === '*');
  const depth = keys[0] === 'transformers' ? 2 : 1;
  const kind: PluginKind = keys[0] === 'sink' ? 'sink' : keys[0] === 'source' ? 'source' : 'transformer';
  const inside = path[depth];
  if (!isPart || inside === undefined) return descend(facts.keys, keys);
  if (keys[depth] === 'type') return { ...descend(facts.keys, keys), typeOfPart: kind };
  if (keys[depth] !== 'config') return descend(facts.keys, keys);
  const beside = siblingsOf(lines, inside.line, lines[inside.line]?.column ?? 0).find(({ key }) => key === 'type');
  const type = inside.typeBeside ?? (beside && writtenValue(beside));
  const plugin = type === undefined ? undefined : findPlugin(kind, type, facts);
  return plugin === undefined ? { options: [] } : { ...descend(plugin.options, keys.slice(depth + 1)), plugin };
}

function descend(options: readonly RecipeOption[], path: readonly string[]): Resolved {
  let level = options;
  let option: RecipeOption | undefined;
  let isFree = false;
  for (const key of path) {
    if (isFree) {
      isFree = false;
      continue;
    }
    option = level.find(({ name }) => name === key);
    if (option === undefined) return { options: [] };
    level = option.children ?? [];
    isFree = hasItems(option);
  }
  return { options: isFree ? [] : level, ...(option && { option }) };
}

/** Whether the next step below an option is one of the reader's own keys or an item. */
function hasItems(option: RecipeOption): boolean {
  const type = typeOf(option);
  const members = type.kind === 'union' ? type.of : [type];
  return members.some(({ kind }) => kind === 'list' || kind === 'map');
}
