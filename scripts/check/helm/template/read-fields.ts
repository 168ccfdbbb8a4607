import type { Place, Rendered, RenderedLine } from './render-symbols.ts';

/** A value that a template writes into a manifest. */
export interface WrittenField {
  /** Path in the manifest, for example `spec.template.spec.containers[].image`. */
  field: string;
  paths: readonly string[];
  place: Place;
  when: readonly string[];
}

/** A variable that a template sets for a container. */
export interface WrittenVariable {
  name: string;
  place: Place;
  when: readonly string[];
  /** Values that its content is made of. */
  paths: string[];
  /** The content, if the template says it. */
  fixed?: string;
  /** Whether the content can come from a secret. */
  secret: boolean;
  /** Whether a value is written without quotation marks, so that YAML determines its type again. */
  bare: boolean;
}

/** What a rendered template writes. */
export interface Manifest {
  kind: string;
  name: string;
  fields: WrittenField[];
  variables: WrittenVariable[];
}

interface Level {
  indent: number;
  key: string;
}

/** Reads the manifests in a rendered template: which field, or which variable of a container, gets which value. */
export function readManifest({ lines, emissions }: Rendered): Manifest {
  const manifest: Manifest = { kind: '', name: '', fields: [], variables: [] };
  const levels: Level[] = [];
  let variable: WrittenVariable | undefined;
  for (const line of lines) {
    if (line.text.trim() === '' || /^\s*(#|---)/.test(line.text)) continue;
    const value = enter(line, levels);
    const field = pathOf(levels);
    const written = [...line.text.matchAll(/«(\d+)»/g)].flatMap(([, index]) => emissions[Number(index)] ?? []);
    const marks = written.flatMap(({ paths }) => paths);
    if (field === 'kind') manifest.kind = value;
    if (field === 'metadata.name' && manifest.name === '')
      manifest.name = value.replace(/«\d+»/g, '').replace(/^["-]+|"/g, '');
    if (/(^|\.)env\[\]\.name$/.test(field)) {
      variable = {
        name: value.replace(/«\d+»/g, '*').replaceAll('"', ''),
        place: line.place,
        when: line.when,
        paths: marks,
        secret: false,
        bare: false,
      };
      manifest.variables.push(variable);
    } else if (variable !== undefined && /(^|\.)env\[\]\.value(From|$)/.test(field)) {
      addContent(variable, field, value, marks);
      variable.bare ||= /^«\d+»$/.test(value) && field.endsWith('.value') && written.some(({ isQuoted }) => !isQuoted);
    } else if (marks.length > 0) {
      variable = undefined;
      manifest.fields.push({ field, paths: marks, place: line.place, when: line.when });
    }
  }
  return manifest;
}

function addContent(variable: WrittenVariable, field: string, value: string, paths: readonly string[]): void {
  variable.paths.push(...paths.filter((path) => !variable.paths.includes(path)));
  if (field.includes('secretKeyRef')) variable.secret = true;
  else if (field.endsWith('.value') && paths.length === 0 && !value.includes('«'))
    variable.fixed = value.replaceAll('"', '');
}

/** Moves to the level of a line and returns the text after its key. */
function enter({ text }: RenderedLine, levels: Level[]): string {
  let column = text.length - text.trimStart().length;
  let rest = text.slice(column);
  while (rest.startsWith('- ')) {
    leave(levels, column, true);
    levels.push({ indent: column, key: '[]' });
    const spaces = rest.slice(2).length - rest.slice(2).trimStart().length;
    column += 2 + spaces;
    rest = rest.slice(2 + spaces);
  }
  leave(levels, column, false);
  const [whole, key] = /^("[^"]*"|[^\s:]+):(?=\s|$)\s*/.exec(rest) ?? [];
  if (whole === undefined || key === undefined) return rest;
  levels.push({ indent: column, key: key.includes('«') ? '*' : key.replaceAll('"', '') });
  return rest.slice(whole.length);
}

/** Leaves the levels that end where a line begins. A list can begin below its key without more spaces. */
function leave(levels: Level[], column: number, isItem: boolean): void {
  for (let last = levels.at(-1); last !== undefined && last.indent >= column; last = levels.at(-1)) {
    if (isItem && last.indent === column && last.key !== '[]') break;
    levels.pop();
  }
}

function pathOf(levels: readonly Level[]): string {
  return levels.reduce((path, { key }) => (key === '[]' ? `${path}[]` : path === '' ? key : `${path}.${key}`), '');
}
