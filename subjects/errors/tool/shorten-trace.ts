import { keyLine } from './search-words.ts';

/** The placeholder for omitted lines, with their number. */
const gap = (count: number) => `[… ${count === 1 ? '1 line' : `${count} lines`} left out …]`;

const GAP_SIZE = 60;

// The header of an exception, in Java ("Caused by: …", "Exception in thread …") and in Python ("package.NameError: …").
const cause = /^\s*Caused by: /;
const header =
  /^(?:Exception in thread |Traceback \(|[\w.$]*(?:Error|Exception|Failure|Throwable|Interrupt|Exit)\b(?::|\s*$))/;
const pythonFrame = /^\s+File "/;
const javaFrame = /^\s+at |^\s+\.\.\. \d+ (?:more|common)/;

/**
 * Shortens a long trace while keeping its message, its deepest cause, and the frames around it.
 * @param text a text from which everything private is gone
 * @param most how large the result may be, in the unit of `sizeOf`
 * @param sizeOf size of a text; that of two texts together is the sum of theirs
 * @returns the text, with a line that states the number of lines for every omitted part
 */
export function shortenTrace(text: string, most: number, sizeOf: (text: string) => number): string {
  if (sizeOf(text) <= most) return text;
  const lines = text.split('\n');
  const kept = new Map<number, string>();
  let left = most;
  const keep = (index: number, share = 1): boolean => {
    const line = lines[index];
    if (line === undefined || kept.has(index)) return line !== undefined;
    const shown = cutLine(line, Math.max(0, left - 2 * GAP_SIZE) * share, sizeOf);
    const isBeside = kept.has(index - 1) || kept.has(index + 1);
    const size = sizeOf(`${shown}\n`) + (isBeside ? 0 : GAP_SIZE);
    if (shown === '' || size > left - GAP_SIZE) return line.trim() === '';
    kept.set(index, shown);
    left -= size;
    return true;
  };
  const { message, deepest, headers } = tellingLines(lines, text);
  keep(message, 0.4);
  keep(deepest, 0.5);
  for (const index of [headers[0] ?? 0, 0, ...headers.slice(-8)]) keep(index, 0.2);
  // Frames around the deepest cause, the message, and the ends of the text, in turns, until it is full.
  const growing = [deepest, message, lines.length - 1, 0].flatMap((from) => [
    { from, step: 1 },
    { from, step: -1 },
  ]);
  for (let distance = 1, open = growing; open.length > 0 && distance < lines.length; distance += 1)
    open = open.filter(({ from, step }) => keep(from + step * distance, 0.1));
  return joinKept(lines.length, kept);
}

function tellingLines(lines: readonly string[], text: string): { message: number; deepest: number; headers: number[] } {
  const headers = lines.flatMap((line, index) => (header.test(line) || cause.test(line) ? [index] : []));
  const line = keyLine(text);
  const key = line === '' ? -1 : lines.findLastIndex((each) => each.includes(line));
  const isPython = lines.some((line) => pythonFrame.test(line)) && !lines.some((line) => javaFrame.test(line));
  const deepest = headers.findLast((index) =>
    isPython ? !lines[index]?.startsWith('Traceback') : cause.test(lines[index] ?? ''),
  );
  const message = key >= 0 ? key : (headers[0] ?? 0);
  return { message, deepest: deepest ?? message, headers };
}

/** A line that is too long, without its middle. */
function cutLine(line: string, most: number, sizeOf: (text: string) => number): string {
  if (sizeOf(line) <= most) return line;
  // At worst, every character is encoded like the largest one on the line.
  const characters = [...line];
  let half = Math.floor((characters.length * most) / sizeOf(line) / 2);
  for (;;) {
    if (half < 8) return '';
    const cut = `${characters.slice(0, half).join('')} … ${characters.slice(-half).join('')}`;
    if (sizeOf(cut) <= most) return cut;
    half = Math.floor(half * 0.8);
  }
}

function joinKept(count: number, kept: ReadonlyMap<number, string>): string {
  const parts: string[] = [];
  let missing = 0;
  for (let index = 0; index <= count; index += 1) {
    const line = kept.get(index);
    if (line === undefined && index < count) {
      missing += 1;
      continue;
    }
    if (missing > 0) parts.push(gap(missing));
    missing = 0;
    if (line !== undefined) parts.push(line);
  }
  return parts.join('\n');
}
