import { scalarText } from '#yaml/scalar-text.ts';

/** What a generated file contains. Keys keep their order. */
export type Content = string | number | boolean | readonly Content[] | { readonly [key: string]: Content };

/** A file's keys while parts are being added. */
interface Branch {
  [key: string]: Content | Branch;
}

/** Something that a file sets: its keys from the outside in, and its value. */
export interface Setting {
  keys: readonly string[];
  value: Content;
  /** Written above it, one line each. */
  comment?: string;
}

/**
 * Writes settings as a YAML file. Settings with common keys are nested below them, at the place of the first one, and lists with
 * the same keys are joined.
 * @param head comment at the beginning, one line each
 */
export function yamlText(head: readonly string[], settings: readonly Setting[]): string {
  const root: Branch = {};
  const comments = new Map<string, string>();
  for (const { keys, value, comment } of settings) {
    let at = root;
    for (const key of keys.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Branch;
    }
    const last = keys.at(-1) ?? '';
    const known = at[last];
    at[last] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
    if (comment !== undefined) comments.set(keys.join('\n'), comment);
  }
  const blocks = Object.entries(root).map(([key, value]) => mapLines({ [key]: value }, [], '', comments).join('\n'));
  return `${[head.map((line) => `# ${line}`).join('\n'), ...blocks].filter(Boolean).join('\n\n')}\n`;
}

function mapLines(
  map: Branch | { readonly [key: string]: Content },
  above: readonly string[],
  indent: string,
  comments: ReadonlyMap<string, string>,
): string[] {
  return Object.entries(map).flatMap(([key, value]) => {
    const keys = [...above, key];
    const comment = comments.get(keys.join('\n'));
    // ASCII is safest for files that all kinds of shells and editors read.
    const said =
      comment === undefined
        ? []
        : comment
            .replaceAll('’', "'")
            .split('\n')
            .map((line) => `${indent}# ${line}`);
    return [...said, ...entryLines(scalarText(key), value as Content, keys, indent, comments)];
  });
}

function entryLines(
  key: string,
  value: Content,
  keys: readonly string[],
  indent: string,
  comments: ReadonlyMap<string, string>,
): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${indent}${key}: []`];
    return [`${indent}${key}:`, ...value.flatMap((item: Content) => itemLines(item, `${indent}  `))];
  }
  if (typeof value !== 'object') return [`${indent}${key}: ${scalar(value)}`];
  if (Object.keys(value).length === 0) return [`${indent}${key}: {}`];
  return [`${indent}${key}:`, ...mapLines(value as { [key: string]: Content }, keys, `${indent}  `, comments)];
}

function itemLines(item: Content, indent: string): string[] {
  if (typeof item !== 'object') return [`${indent}- ${scalar(item)}`];
  // The first key of a map is on the line of its dash.
  const lines = mapLines(item as { [key: string]: Content }, [], `${indent}  `, new Map());
  return lines.map((line, index) => (index === 0 ? `${indent}- ${line.trimStart()}` : line));
}

function scalar(value: string | number | boolean): string {
  return typeof value === 'string' ? scalarText(value) : String(value);
}
