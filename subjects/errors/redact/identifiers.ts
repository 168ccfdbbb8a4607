import { type KindName, kinds } from './kinds.ts';
import { markSpans, type Span } from './text-spans.ts';

const urn = /(?<![A-Za-z])(urn(?::|%3A)li(?::|%3A)\w{1,60}(?::|%3A))/gi;
const urnEnd = /(?:\((?:[^()\s]|\([^()\s]*\))*\)|[^\s"',;)\]}<>?&]+)/y;
const time =
  /(?<!\d)\d{4}[-/]\d\d[-/]\d\d(?:[T ,]{1,3}\d\d:\d\d(?::\d\d)?(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)|(?<![\d:])\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?![\d:])|(?<![\w.])1[5-9]\d{8}(?:\d{3})?(?![\w.])/g;
const id =
  /(?<![A-Za-z\d])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![A-Za-z\d])|(?<![A-Za-z\d])0x[\da-f]{1,16}(?![A-Za-z\d])/gi;
const hex = /(?<![A-Za-z\d])(?=[a-f]{0,40}\d)[\da-f]{12}/gi;
const hexRest = /[\da-f]*(?![A-Za-z\d])/iy;
const inPackages = /(?<![\w<>/.])\/[^\s"':,;()<>]{0,300}?\/(?=(?:site|dist)-packages\/)/g;
const path =
  /(?<![\w<>/.:])(?:~|\/(?:home|Users|root|var|opt|tmp|usr|etc|mnt|srv|data|app|workspace|private|build|builds))\/[^\s"':,;()<>]{1,1000}/g;
const windowsPath =
  /(?<![A-Za-z])[A-Za-z]:\\{1,8}[^\s"'<>|]{1,1000}|(?<![\w\\:])\\\\{1,2}[\w.-]{1,100}\\[^\s"'<>|]{1,1000}/g;

const whole = ({ 0: found, index }: RegExpExecArray): Span => ({ start: index, end: index + found.length });

/** Marks what follows the entity type of URNs. */
export function markUrns(text: string): string {
  return markSpans(text, urn, kinds.urn.mark, ({ 0: type, index }, all) => {
    const start = index + type.length;
    urnEnd.lastIndex = start;
    return { start, end: start + (urnEnd.exec(all)?.[0].length ?? 0) };
  });
}

/** Marks dates and times. */
export function markTimes(text: string): string {
  return markSpans(text, time, kinds.time.mark, whole);
}

/** Marks UUIDs, memory addresses and other long numbers in hexadecimal form. */
export function markIds(text: string): string {
  return markSpans(markSpans(text, id, kinds.id.mark, whole), hex, kinds.id.mark, ({ index }, all) => {
    hexRest.lastIndex = index;
    const length = hexRest.exec(all)?.[0].length ?? 0;
    return length >= 12 ? { start: index, end: index + length } : undefined;
  });
}

/** Marks paths of files, but keeps the part of a path that names a Python package. */
export function markPaths(text: string): string {
  const mark = (left: string, expression: RegExp, kind: KindName, find = whole) =>
    markSpans(left, expression, kinds[kind].mark, find);
  const packages = mark(text, inPackages, 'path', ({ 0: found, index }) => ({
    start: index,
    end: index + found.length - 1,
  }));
  return mark(mark(packages, path, 'path'), windowsPath, 'path');
}
