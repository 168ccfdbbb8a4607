import type { OutlineLine } from './outline.ts';

/** A place inside `{ }` or `[ ]`. */
export interface FlowPlace {
  /** Index of the line on which the outermost bracket opens. */
  line: number;
  /** Keys from that bracket to the place; `*` for an item of a list. */
  path: readonly FlowStep[];
  /** The content of the innermost bracket. */
  inside: 'map' | 'list';
  /** The cursor is after this key's colon. */
  valueKey?: string;
  /** Offset at which the word around the cursor begins. */
  from: number;
  /** Keys of the same map before and after the cursor. */
  taken: readonly string[];
}

export interface FlowStep {
  key: string;
  /** Value of `type` in the map that has the key. */
  typeBeside?: string;
}

interface Level {
  kind: 'map' | 'list';
  /** Offset after the bracket or the last comma. */
  start: number;
  key: string | undefined;
  /** Offset after the key's colon. */
  valueStart: number;
  keys: string[];
  type: string | undefined;
}

/**
 * Determines whether an offset is inside brackets. Reads forward, because only that distinguishes brackets in quotes and comments from others, and
 * stops at lines that can't belong to a bracket that was never closed.
 */
export function flowAt(
  text: string,
  offset: number,
  lines: readonly (OutlineLine | undefined)[],
): FlowPlace | undefined {
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line === undefined || line.from >= offset) continue;
    const start = line.from + (line.valueColumn ?? line.column);
    if (/[[{]/.test(text[start] ?? '')) {
      const found = read(text, start, offset);
      if (found !== undefined) return { ...found, line: index };
    }
    // If everything since then was to the left, it can't be inside a bracket further up.
    if (line.key !== undefined && line.column === 0) return undefined;
  }
  return undefined;
}

function read(text: string, start: number, offset: number): Omit<FlowPlace, 'line'> | undefined {
  const levels: Level[] = [];
  let at = start;
  while (at < offset) {
    const level = levels.at(-1);
    const character = text[at] ?? '';
    const quote = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/s.exec(text.slice(at));
    if (quote !== null && isStart(text, level, at)) {
      at += quote[0].length;
    } else if (character === '#' && /\s/.test(text[at - 1] ?? '')) {
      const end = text.indexOf('\n', at);
      at = end === -1 ? text.length : end;
    } else {
      at += 1;
      if (character === '{' || character === '[') levels.push(opened(character, at));
      else if (character === '}' || character === ']') {
        levels.pop();
        if (levels.length === 0) return undefined;
      } else if (level !== undefined) advance(text, level, character, at);
    }
  }
  const level = levels.at(-1);
  // Between the quotes of an unfinished string, or after it, there is nothing to offer.
  return level === undefined || at > offset ? undefined : placeIn(text, levels, level, offset);
}

function opened(bracket: string, start: number): Level {
  const kind = bracket === '{' ? 'map' : 'list';
  return { kind, start, key: undefined, valueStart: start, keys: [], type: undefined };
}

/** Whether only blanks are between an offset and the beginning of its key, value, or item: quotes elsewhere are part of a text. */
function isStart(text: string, level: Level | undefined, at: number): boolean {
  return level !== undefined && text.slice(level.key === undefined ? level.start : level.valueStart, at).trim() === '';
}

function advance(text: string, level: Level, character: string, at: number): void {
  if (character === ',') {
    finish(text, level, at - 1);
    level.start = at;
    level.valueStart = at;
    level.key = undefined;
  } else if (
    character === ':' &&
    level.kind === 'map' &&
    level.key === undefined &&
    /[\s,[\]{}]/.test(text[at] ?? ' ')
  ) {
    level.key = unquoted(text.slice(level.start, at - 1));
    level.keys.push(level.key);
    level.valueStart = at;
  }
}

function finish(text: string, level: Level, end: number): void {
  if (level.key === 'type') level.type = unquoted(text.slice(level.valueStart, end));
}

function unquoted(written: string): string {
  return written.trim().replace(/^(["'])(.*)\1$/s, '$2');
}

function placeIn(text: string, levels: readonly Level[], level: Level, offset: number): Omit<FlowPlace, 'line'> {
  const path = levels.flatMap((each, index): FlowStep[] => {
    const isLast = index === levels.length - 1;
    if (each.kind === 'list') return isLast && each === level ? [] : [{ key: '*' }];
    const type = each.type ?? typeAfter(text, offset, each === level ? 0 : levels.length - 1 - index);
    if (each.key === undefined) return [];
    return [{ key: each.key, ...(type !== undefined && { typeBeside: type }) }];
  });
  const begin = level.key === undefined ? level.start : level.valueStart;
  const blanks = /^\s*/.exec(text.slice(begin, offset))?.[0].length ?? 0;
  return {
    path,
    inside: level.kind,
    ...(level.key !== undefined && { valueKey: level.key }),
    from: begin + blanks,
    taken: level.keys.filter((key) => key !== level.key),
  };
}

/** A type that is written after the place, a few closing brackets later. */
function typeAfter(text: string, offset: number, depth: number): string | undefined {
  const lineEnd = text.indexOf('\n', offset);
  let rest = text.slice(offset, lineEnd === -1 ? undefined : lineEnd);
  for (let left = depth; left > 0; left -= 1) {
    const close = /[}\]]/.exec(rest);
    if (close === null) return undefined;
    rest = rest.slice(close.index + 1);
  }
  return /^[^{}[\]]*?\btype:\s+["']?([\w-]+)/.exec(rest)?.[1];
}
