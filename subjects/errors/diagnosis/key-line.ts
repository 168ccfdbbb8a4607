import { classifyLines, type LogLine } from './log-lines.ts';

/**
 * The line that best describes what went wrong: the last cause in a Java trace, otherwise the last exception in a Python trace, otherwise the last
 * line that reports an error, otherwise the first line.
 * @param text a log, trace, or report
 * @returns the line without a logger's prefix; empty if the text is empty
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
