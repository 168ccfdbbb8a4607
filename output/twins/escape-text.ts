/** Precedes a character that is markup only if what follows makes it so; `settleEscapes` determines which. */
const PERHAPS = '\uFDD2';
/** Characters that would begin or end markup in their position. A bracket only matters where an address or a label may follow. */
const MARKUP = /[\\`*~]|\[\^|\](?=[([:]|$)|!$|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
const MAY_BE_MARKUP = /[\\`*~\]!<&_]|\[\^/;

/**
 * Text as Markdown that renders as exactly that text. Bare addresses are left as they are, because GFM turns them into links no matter how they are
 * escaped.
 * @param text without line breaks
 */
export function escapeText(text: string): string {
  if (!MAY_BE_MARKUP.test(text)) return text;
  return text.replace(MARKUP, (mark, at: number) => {
    const isLast = at + mark.length === text.length;
    return `${isLast && (mark === ']' || mark === '!') ? PERHAPS : '\\'}${mark}`;
  });
}

/** Decides about the last character of texts, now that it is known what follows them. */
export function settleEscapes(markdown: string): string {
  if (!markdown.includes(PERHAPS)) return markdown;
  return markdown.replace(/\uFDD2(?=\](?:[([:])|!\[)/g, '\\').replaceAll(PERHAPS, '');
}

/** Text inside the brackets of a link or picture, where every bracket counts. */
export function escapeLabel(markdown: string): string {
  return markdown.replace(/\\[\s\S]|[[\]]/g, (mark) => (mark.length === 2 ? mark : `\\${mark}`));
}

/** A line that begins a paragraph, escaped so that it doesn't begin anything else: a heading, list, quote, or rule. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-{3,}$|=+$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** Code inside a line, between as many backticks as it needs. */
export function codeSpan(code: string): string {
  const text = code.replace(/\s*\n\s*/g, ' ');
  if (text.trim() === '') return '';
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** A block of code between fences. */
export function fencedCode(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`{3,})/gm)].map(([, run = '']) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code.replace(/\n$/, '')}\n${fence}`;
}
