import { ancestorsOf, linePlaceAt, type OutlineLine, siblingsOf } from '#yaml/outline.ts';

/** Where in a values file an offset lies. */
export interface ValuesPlace {
  /** Keys above, outermost first; `[]` for an item of a list. */
  above: readonly string[];
  /** The key on the line, if there is one. */
  key?: string;
  line?: OutlineLine;
  /** The cursor is after the key's colon. */
  isValue: boolean;
  /** Range of the word at the cursor. */
  from: number;
  to: number;
  /** Keys of the same map. */
  taken: readonly string[];
}

/** Finds out where an offset lies, from indentation alone, because text is rarely valid while someone types it. */
export function placeInValues(text: string, offset: number): ValuesPlace {
  const { at, start, end, lines, index, line, isValue, column, from } = linePlaceAt(text, offset);
  const rest = /^[\w.-]*/.exec(text.slice(at, end))?.[0].length ?? 0;
  return {
    above: ancestorsOf(lines, index, column, line?.dash).map(({ key }) => (key === '*' ? '[]' : key)),
    ...(line?.key !== undefined && { key: line.key }),
    ...(line && { line }),
    isValue,
    from,
    to: isValue ? end : at + rest,
    taken: siblingsOf(lines, index, column).flatMap(({ key, from: other }) =>
      key === undefined || other === start ? [] : [key],
    ),
  };
}
