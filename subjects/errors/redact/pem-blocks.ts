import { kinds } from './kinds.ts';
import { markSpans } from './text-spans.ts';

// The first line, also when its beginning is cut off or its spaces are encoded: "-----BEGIN RSA PRIVATE KEY-----", "---- BEGIN SSH2 …".
const firstLine =
  /-{0,5}(?:%20|[ +]){0,2}BEGIN(?:(?:%20|[ +])[A-Z0-9]{1,20}){0,6}(?:%20|[ +])(KEY|CERTIFICATE|BLOCK|REQUEST|PARAMETERS|CRL|PKCS7|MESSAGE)(?:%20|[ +]){0,2}(?:-{1,5}|(?=[\r\n\\]|$))/g;
const lastLine = /-{4,5}(?:%20|[ +])?END(?:(?:%20|[ +])[A-Z0-9]{1,20}){0,7}(?:%20|[ +])?-{0,5}/g;

// Between two lines of a block: line breaks, also escaped or encoded ones, with the quotes and the indentation around them.
const lineBreak = /(?:[ \t"'`+,|>#*]{0,40})(?:\r?\n|\\{1,8}[nr]|%0[AD])(?:[\s"'`+,|>#*]|\\{1,8}[nrt]|%0[AD]){0,40}/iy;
const space = /(?:[ \t]|%20){1,8}(?=[A-Za-z0-9+/=]{16})/y;
const ownHeader = /(?:Proc-Type|DEK-Info|Comment|Version|Subject|MessageID|Hash|Charset): {0,2}[^\n\\]{0,200}/y;
const body = /(?:[A-Za-z0-9+=]|\\{0,8}\/|%2[BF]|%3D)+/iy;
const restOfLine = /["'`,+;\\ \t]{0,8}(?:\n|\r|\\{1,8}[nr]|%0[AD]|$)/iy;

/** Marks private keys and certificates in PEM and similar formats, complete or cut off, on many lines or on one. */
export function markPemBlocks(text: string): string {
  const certificates = markKind(text, 'certificate', ['CERTIFICATE', 'CRL', 'PARAMETERS', 'REQUEST', 'PKCS7']);
  return markKind(certificates, 'key', undefined);
}

function markKind(text: string, kind: 'key' | 'certificate', labels: readonly string[] | undefined): string {
  const ends = [...text.matchAll(lastLine)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const begins = [...text.matchAll(firstLine)].map(({ index }) => index);
  let nextEnd = 0;
  let nextBegin = 0;
  return markSpans(text, firstLine, kinds[kind].mark, ({ 0: line, 1: label = '', index }) => {
    if (labels !== undefined && !labels.includes(label)) return undefined;
    while ((ends[nextEnd]?.start ?? text.length) <= index) nextEnd += 1;
    while ((begins[nextBegin] ?? text.length) <= index) nextBegin += 1;
    const closing = ends[nextEnd];
    // Another block begins before the next one ends: this one is cut off.
    const complete = closing !== undefined && closing.start < (begins[nextBegin] ?? text.length);
    return { start: index, end: complete ? closing.end : endOfBody(text, index + line.length) };
  });
}

/** Where a block without a last line ends: after the last line with only Base64 characters. */
function endOfBody(text: string, start: number): number {
  const match = (expression: RegExp, at: number) => {
    expression.lastIndex = at;
    return expression.exec(text)?.[0].length ?? 0;
  };
  let end = start;
  for (;;) {
    const broken = match(lineBreak, end);
    const next = end + (broken || match(space, end));
    const header = match(ownHeader, next);
    if (header > 0) {
      end = next + header;
      continue;
    }
    const length = match(body, next);
    if (length === 0 || (next === end && end !== start)) return end;
    // The key is on a separate line. A word that only begins a sentence is not part of it.
    const escaped = /\\|%0/.test(text.slice(end, next));
    if (broken > 0 && !escaped && match(restOfLine, next + length) === 0) return end;
    end = next + length;
  }
}
