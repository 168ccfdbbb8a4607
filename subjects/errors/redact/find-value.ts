import { MARKS } from './kinds.ts';
import { lineEnd, type Span, skipTo } from './text-spans.ts';

/** How far a value without quotes reaches: to the end of its line, or to the next space. */
export type ValueReach = 'line' | 'word' | 'tag';

const closing: Readonly<Record<string, string>> = { '“': '”', '‘': '’', '«': '»', '„': '“' };
const opening = /(?:(?:[A-Za-z]{1,20})?[([][ \t]{0,8}){0,3}(?:[bruf]{1,2}(?=\\{0,8}["']))?(\\{0,8})(["'`“‘«„])/iy;
const blockScalar = /[|>][+-]?\d?[+-]?[ \t]{0,20}(?:#[^\n]{0,200})?\r?\n/y;
const list = /[([]/y;
// A map, whose values have their own names.
const map = /\{(?!\{)/y;

// Text that says that there is no value here, or where the value comes from.
const nothing = new RegExp(
  `^(?:null|none|nil|undefined|true|false|yes|no|empty|unset|\\*+|\\$\\{[^}\\s]*\\}|\\$\\w+|%\\(\\w+\\)s|\\{\\{[^}]*\\}\\}|<[\\w-]{1,30}>|[${MARKS}])$`,
  'i',
);

/**
 * The value that begins at a place: in quotes of any kind, including escaped ones, in brackets, as a YAML block, or bare.
 * @returns the value without its quotes, or undefined if nothing there can be secret
 */
export function findValue(text: string, start: number, reach: ValueReach): Span | undefined {
  if (matchAt(map, text, start) !== null) return undefined;
  const span = valueSpan(text, start, reach);
  const value = text.slice(span.start, span.end);
  return value.trim() === '' || nothing.test(value.trim()) ? undefined : span;
}

function valueSpan(text: string, start: number, reach: ValueReach): Span {
  const block = matchAt(blockScalar, text, start);
  if (block !== null) return blockSpan(text, start, start + block[0].length);
  const quoted = matchAt(opening, text, start);
  if (quoted !== null) return quotedSpan(text, start + quoted[0].length, quoted[1]?.length ?? 0, quoted[2] ?? '');
  if (matchAt(list, text, start) !== null) return { start: start + 1, end: listEnd(text, start) };
  if (reach === 'tag') return { start, end: skipTo(text, start, /[<\n]/) };
  if (reach === 'line') return { start, end: start + text.slice(start, lineEnd(text, start)).trimEnd().length };
  return { start, end: wordEnd(text, start) };
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** Up to the quote that closes it: one with as many backslashes before it as the opening one, or fewer. Otherwise, up to the end of the line. */
function quotedSpan(text: string, start: number, backslashes: number, open: string): Span {
  const close = closing[open] ?? open;
  let slashes = 0;
  for (let end = start; end < text.length; end += 1) {
    const character = text[end];
    if (character === '\n') return { start, end };
    if (character === close && (slashes === backslashes || (slashes < backslashes && slashes % 2 === 0)))
      return { start, end: end - slashes };
    slashes = character === '\\' ? slashes + 1 : 0;
  }
  return { start, end: text.length };
}

/** The lines below that are indented more than the line on which the block begins. */
function blockSpan(text: string, name: number, start: number): Span {
  const indent = (at: number) => /^ */.exec(text.slice(at, at + 200))?.[0].length ?? 0;
  const own = indent(text.lastIndexOf('\n', name) + 1);
  let end = start;
  while (end < text.length) {
    const next = lineEnd(text, end);
    if (text.slice(end, next).trim() !== '' && indent(end) <= own) break;
    end = next + 1;
  }
  return { start: start + indent(start), end: Math.max(start, Math.min(end, text.length + 1) - 1) };
}

function listEnd(text: string, start: number): number {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    const character = text[end] ?? '';
    if (character === '\n') return end;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0) return end;
  }
  return text.length;
}

// Where a bare value ends without a space: at the next pair of a list of pairs, and at the quote around all of it.
const ends = /[;&,](?=[\w.-]{1,60}=)|%26|\\{0,8}["'`](?=[\s,;:)\]}>]|$)|\\{1,8}["']|\s|$/g;

function wordEnd(text: string, start: number): number {
  ends.lastIndex = start;
  let end = ends.exec(text)?.index ?? text.length;
  while (end > start + 1 && ')]},;\'"'.includes(text[end - 1] ?? '')) end -= 1;
  return end;
}
