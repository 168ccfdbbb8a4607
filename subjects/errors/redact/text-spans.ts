/** A part of a text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Replaces every span that `find` returns with a mark.
 * @param starts a global expression that matches where something private may begin. All its quantifiers have bounds, so that its work
 * grows with the length of the text only.
 * @param find the private part that belongs to a match, or undefined. It never begins before the match.
 */
export function markSpans(
  text: string,
  starts: RegExp,
  mark: string,
  find: (match: RegExpExecArray, text: string) => Span | undefined,
): string {
  let left = '';
  let done = 0;
  const search = new RegExp(starts);
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const span = find(match, text);
    if (span !== undefined && span.end > span.start && span.start >= done) {
      left += text.slice(done, span.start) + mark;
      done = span.end;
      search.lastIndex = Math.max(span.end, match.index + 1);
    } else if (match[0] === '') search.lastIndex += 1;
  }
  return left + text.slice(done);
}

/** Index of the first character from `start` on that `stops` matches, or the end of the text. */
export function skipTo(text: string, start: number, stops: RegExp): number {
  let end = start;
  while (end < text.length && !stops.test(text[end] ?? '')) end += 1;
  return end;
}

/** Index of the end of the line. */
export function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}
