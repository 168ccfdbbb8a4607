import { ancestorsOf, type OutlineLine, outline, outlineLine, siblingsOf } from '#yaml/outline.ts';

/** Where in a values file an offset lies. */
export interface ValuesPlace {
  /** Keys above, outermost first; `[]` for an item of a list. */
  above: readonly string[];
  /** The key on the line, if there is one. */
  key?: string;
  line?: OutlineLine;
  /** The cursor is behind the colon of the key. */
  isValue: boolean;
  /** Stretch of the word at the cursor. */
  from: number;
  to: number;
  /** Keys of the same map. */
  taken: readonly string[];
}

/** Finds out where an offset lies, from indentation alone, because text is rarely valid while someone types it. */
export function placeInValues(text: string, offset: number): ValuesPlace {
  const at = Math.min(Math.max(0, offset), text.length);
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at);
  const lines = outline(text);
  const index = text.slice(0, start).split('\n').length - 1;
  const line = outlineLine(text.slice(start, end), start);
  const isValue = line?.valueColumn !== undefined && at - start >= line.valueColumn;
  const column = line?.column ?? at - start;
  const beginning = isValue ? (line?.valueColumn ?? 0) : column;
  const rest = /^[\w.-]*/.exec(text.slice(at, end))?.[0].length ?? 0;
  return {
    above: ancestorsOf(lines, index, column, line?.dash).map(({ key }) => (key === '*' ? '[]' : key)),
    ...(line?.key !== undefined && { key: line.key }),
    ...(line && { line }),
    isValue,
    from: Math.min(start + beginning, at),
    to: isValue ? end : at + rest,
    taken: siblingsOf(lines, index, column).flatMap(({ key, from }) =>
      key === undefined || from === start ? [] : [key],
    ),
  };
}
