import { conditionOf } from './conditions.ts';
import type { Pipeline } from './parse-pipeline.ts';
import type { Branch, TemplateNode } from './parse-template.ts';
import { fails, includedBy, indentOf, type Paths, pathsOf, quotes, ROOT, type Scope } from './symbols.ts';

/** A parsed file of a chart. */
export interface TemplateFile {
  file: string;
  nodes: readonly TemplateNode[];
}

/** A line of a template. */
export interface Place {
  file: string;
  line: number;
}

/** Values that a template writes at one place, as paths in the template. */
export interface Emission {
  paths: Paths;
  /** Whether the template puts them into quotation marks. */
  isQuoted: boolean;
}

/** A line of the rendered text; `«1»` stands for the emission with that index. */
export interface RenderedLine {
  text: string;
  /** Line of the template that began it. */
  place: Place;
  /** Conditions under which it is rendered. */
  when: readonly string[];
}

/** A rendered template, with symbols instead of values. All branches of conditions are rendered. */
export interface Rendered {
  lines: readonly RenderedLine[];
  /** The values that are written. */
  emissions: readonly Emission[];
  /** Every value that the template reads. */
  reads: readonly { path: string; place: Place }[];
}

interface State {
  templates: ReadonlyMap<string, TemplateFile>;
  nameOf: (path: string) => string;
  emissions: Emission[];
  reads: { path: string; place: Place }[];
}

/** Where text is written; templates that are included write lines that begin with spaces. */
interface Output {
  file: string;
  lines: { text: string; place: Place; when: readonly string[] }[];
  indent: string;
}

/**
 * Renders a template with symbols.
 * @param template the file
 * @param templates what `define` names, from all files of the chart
 * @param nameOf the name that readers know a value by, from its path in the template
 */
export function renderSymbols(
  { file, nodes }: TemplateFile,
  templates: ReadonlyMap<string, TemplateFile>,
  nameOf: (path: string) => string,
): Rendered {
  const state: State = { templates, nameOf, emissions: [], reads: [] };
  const output: Output = { file, lines: [{ text: '', place: { file, line: 1 }, when: [] }], indent: '' };
  renderNodes(nodes, { dot: ROOT, variables: new Map() }, [], output, state);
  return { lines: output.lines, emissions: state.emissions, reads: state.reads };
}

function renderNodes(
  nodes: readonly TemplateNode[],
  outer: Scope,
  when: readonly string[],
  output: Output,
  state: State,
): void {
  const variables = new Map(outer.variables);
  const scope: Scope = { dot: outer.dot, variables };
  for (const node of nodes) {
    if (node.type === 'text') write(node.text, node.line, when, output);
    else if (node.type === 'action') renderAction(node, scope, variables, when, output, state);
    else if (node.type === 'block') renderBlock(node.keyword, node.branches, scope, when, output, state);
  }
}

function renderAction(
  { pipeline, line }: { pipeline: Pipeline; line: number },
  scope: Scope,
  variables: Map<string, Paths>,
  when: readonly string[],
  output: Output,
  state: State,
): void {
  const place = { file: output.file, line };
  const read = (path: string) => state.reads.push({ path, place });
  const paths = pathsOf(pipeline, scope, read);
  if (pipeline.variables.length > 0) {
    for (const name of pipeline.variables) variables.set(name, paths);
    return;
  }
  if (fails(pipeline)) return;
  const included = includedBy(pipeline);
  const indent = indentOf(pipeline);
  if (included !== undefined) {
    const body = state.templates.get(included.name);
    if (body === undefined) throw new Error(`${output.file}:${line} includes "${included.name}", which isn't defined.`);
    const inner = { ...output, file: body.file, indent: `${output.indent}${' '.repeat(indent ?? 0)}` };
    if (indent !== undefined) write('\n', line, when, inner);
    renderNodes(body.nodes, { dot: ROOT, variables: new Map() }, when, inner, state);
    return;
  }
  const mark = `«${state.emissions.push({ paths, isQuoted: quotes(pipeline) }) - 1}»`;
  if (indent === undefined) write(mark, line, when, output);
  // The line break that `nindent` adds isn't one of the template.
  else write(`\n${' '.repeat(indent)}${mark}`, line - 1, when, output);
}

function renderBlock(
  keyword: 'if' | 'with' | 'range',
  branches: readonly Branch[],
  scope: Scope,
  when: readonly string[],
  output: Output,
  state: State,
): void {
  const before: string[] = [];
  for (const { pipeline, nodes, line } of branches) {
    const place = { file: output.file, line };
    const read = (path: string) => state.reads.push({ path, place });
    const paths = pipeline === undefined ? [] : pathsOf(pipeline, scope, read);
    const condition = pipeline === undefined ? undefined : conditionOf(pipeline, scope, state.nameOf);
    const holds = [...when, ...before, ...(condition === undefined ? [] : [condition.text])];
    renderNodes(nodes, scopeInside(keyword, pipeline, paths, scope), keyword === 'range' ? when : holds, output, state);
    if (condition !== undefined) before.push(condition.opposite);
  }
}

function scopeInside(
  keyword: 'if' | 'with' | 'range',
  pipeline: Pipeline | undefined,
  paths: Paths,
  scope: Scope,
): Scope {
  if (keyword === 'if' || pipeline === undefined) return scope;
  if (keyword === 'with') return { ...scope, dot: paths };
  const [key, value] = pipeline.variables;
  const entries = paths.map((path) => (value === undefined ? `${path}[]` : `${path}.*`));
  const variables = new Map(scope.variables);
  if (key !== undefined) variables.set(key, value === undefined ? entries : []);
  if (value !== undefined) variables.set(value, entries);
  return { dot: entries, variables };
}

function write(text: string, line: number, when: readonly string[], output: Output): void {
  const [first = '', ...more] = text.split('\n');
  const current = output.lines.at(-1);
  if (current !== undefined && first !== '') {
    if (current.text.trim() === '') Object.assign(current, { place: { file: output.file, line }, when });
    current.text += first;
  }
  more.forEach((added, index) => {
    output.lines.push({ text: output.indent + added, place: { file: output.file, line: line + index + 1 }, when });
  });
}
