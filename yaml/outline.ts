/** A line of YAML in block style, as far as its form shows. This is enough while the user is typing and the text is not valid YAML. */
export interface OutlineLine {
  /** Offset of its first character. */
  from: number;
  text: string;
  /** Column of the dash, for items of a list. */
  dash?: number;
  /** Column of its first word. */
  column: number;
  key?: string;
  /** Column of the value, if there is a colon with a space, or at the end of the line. */
  valueColumn?: number;
}

/** A key above a place, with its line; `*` for an item of a list. */
export interface Ancestor {
  key: string;
  line: number;
  /** Value of `type` in the same map, if both are between brackets. */
  typeBeside?: string;
}

/** Reads a line. */
export function outlineLine(text: string, from: number): OutlineLine | undefined {
  const [, spaces = '', dashes = '', rest = ''] = /^( *)((?:- +|-$)*)(.*)$/.exec(text) ?? [];
  if (rest.startsWith('#') || (rest === '' && dashes === '')) return undefined;
  const column = spaces.length + dashes.length;
  const lastDash = dashes.lastIndexOf('-');
  const [whole, , key] = /^(["']?)([\w.$-]+)\1:(?: +|$)/.exec(rest) ?? [];
  return {
    from,
    text,
    column,
    ...(dashes !== '' && { dash: spaces.length + lastDash }),
    ...(key !== undefined && whole !== undefined && { key, valueColumn: column + whole.length }),
  };
}

/** All lines of a text; undefined for blank lines and comments. */
export function outline(text: string): (OutlineLine | undefined)[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const read = outlineLine(line.replace(/\r$/, ''), from);
    from += line.length + 1;
    return read;
  });
}

/** An offset within its line. */
export interface LinePlace {
  /** The offset, moved into the text. */
  at: number;
  /** Where the line begins and ends. */
  start: number;
  end: number;
  /** All lines of the text, and the place of this one among them. */
  lines: (OutlineLine | undefined)[];
  index: number;
  /** Undefined for a blank line or a comment. */
  line: OutlineLine | undefined;
  /** Whether the offset is after the colon of the line's key. */
  isValue: boolean;
  /** Column of the first word of the line, or of the offset if there is none. */
  column: number;
  /** Offset of the key or value that the offset is in. */
  from: number;
}

/** Finds the line of an offset, from indentation alone. */
export function linePlaceAt(text: string, offset: number): LinePlace {
  const at = Math.min(Math.max(0, offset), text.length);
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at);
  const line = outlineLine(text.slice(start, end), start);
  const isValue = line?.valueColumn !== undefined && at - start >= line.valueColumn;
  const column = line?.column ?? at - start;
  const beginning = isValue ? (line?.valueColumn ?? 0) : column;
  return {
    at,
    start,
    end,
    lines: outline(text),
    index: text.slice(0, start).split('\n').length - 1,
    line,
    isValue,
    column,
    from: Math.min(start + beginning, at),
  };
}

/**
 * The keys above a place, outermost first.
 * @param index line of the place
 * @param column column of the key or value there
 * @param dash column of the dash, when the place is an item itself
 */
export function ancestorsOf(
  lines: readonly (OutlineLine | undefined)[],
  index: number,
  column: number,
  dash: number | undefined,
): Ancestor[] {
  const path: Ancestor[] = [];
  let limit = column;
  let list = dash;
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (list === undefined && line.dash !== undefined && line.column === limit) list = line.dash;
    else if (line.key !== undefined && isAbove(line, limit, list)) {
      if (list !== undefined) path.unshift({ key: '*', line: at + 1 });
      path.unshift({ key: line.key, line: at });
      limit = line.column;
      list = line.dash;
    }
  }
  return path;
}

/** A list can begin in its key's column. Everything else is further right. */
function isAbove(line: OutlineLine, limit: number, list: number | undefined): boolean {
  if (list === undefined) return line.column < limit;
  return line.column <= list && line.dash !== list;
}

/** The lines of the map to which a column belongs around a line. */
export function siblingsOf(lines: readonly (OutlineLine | undefined)[], index: number, column: number): OutlineLine[] {
  const found: OutlineLine[] = [];
  const own = lines[index];
  if (own?.column === column) found.push(own);
  const startsItem = own?.dash !== undefined;
  for (let at = index - 1; at >= 0 && !startsItem; at -= 1) {
    const line = lines[at];
    if (line === undefined || line.column > column) continue;
    if (line.column < column) break;
    found.unshift(line);
    if (line.dash !== undefined) break;
  }
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || (line.column > column && (line.dash ?? column) >= column)) continue;
    if (line.column < column || line.dash !== undefined) break;
    found.push(line);
  }
  return found;
}

/** The value on a line, without quotes and comment. */
export function writtenValue({ text, valueColumn }: OutlineLine): string {
  const value = valueColumn === undefined ? '' : text.slice(valueColumn);
  return value
    .replace(/\s+#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
}
