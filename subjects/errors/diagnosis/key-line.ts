import { classifyLines, type LogLine } from './log-lines.ts';

/**
 * The line that says best what went wrong: the last cause of a Java trace, else the last exception of a Python trace, else the last line
 * that reports an error, else the first line.
 * @param text a log, trace, or report
 * @returns the line without what a logger puts in front of it; empty if the text is
 */
export function keyLine(text: string): string {
  const lines = classifyLines(text.split('\n')).filter(({ message }) => message !== '');
  const last = (kind: LogLine['kind']) => lines.findLast((line) => line.kind === kind);
  const cause =
    lines.findLast(({ kind, message }) => kind === 'cause' && /:\s\S+.*[:\s]\S/.test(message)) ?? last('cause');
  const exceptions = lines.filter(({ kind }) => kind === 'exception');
  // An exception without a message says less than one with it.
  const exception = exceptions.findLast(({ message }) => /[:\s(]\S/.test(message)) ?? exceptions.at(-1);
  const best =
    cause ?? exception ?? last('error') ?? lines.find(({ kind }) => kind === 'text') ?? last('quiet') ?? last('frame');
  return (best?.message ?? '').replace(/^Caused by:?\s*/i, '');
}
