import { isRandom } from './is-random.ts';
import { kinds } from './kinds.ts';
import { markSpans, type Span } from './text-spans.ts';

const runStart = /(?<![A-Za-z\d+/=_-])[A-Za-z\d+/=_-]{20}/g;
const runRest = /[A-Za-z\d+/=_-]*/y;

// A long path may contain a key, so windows of this many characters are judged separately.
const WINDOW = 30;
const STEP = 10;
const WHOLE = 48;

/** Marks long runs of characters that look random: keys without a name and without a known form. */
export function markRandomRuns(text: string): string {
  return markSpans(text, runStart, kinds.secret.mark, ({ index }, all) => {
    runRest.lastIndex = index;
    const run = runRest.exec(all)?.[0] ?? '';
    const span = run.length <= WHOLE && isRandom(run) ? { start: 0, end: run.length } : randomPart(run);
    return span && { start: index + span.start, end: index + span.end };
  });
}

/** From the first random part or window of a run to the last; all of it when most of it is random. */
function randomPart(run: string): Span | undefined {
  const starts = Array.from({ length: Math.ceil(run.length / STEP) }, (_, index) => index * STEP);
  const windows = starts
    .map((start) => ({ start, end: Math.min(run.length, start + WINDOW) }))
    .filter(({ start, end }) => isRandom(run.slice(start, end)));
  if (windows.length * 2 > starts.length) return { start: 0, end: run.length };
  const parts = [...run.matchAll(/[^/=]{20,48}/g)]
    .filter(([part]) => isRandom(part))
    .map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
  const widened = windows.map(({ start, end }) => ({ start: start - STEP, end: end + STEP }));
  const found = [...widened, ...parts];
  if (found.length === 0) return undefined;
  const first = Math.min(...found.map(({ start }) => start));
  const last = Math.max(...found.map(({ end }) => end));
  return { start: Math.max(0, first), end: Math.min(run.length, last) };
}
