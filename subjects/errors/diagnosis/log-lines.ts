/**
 * What a line of a log or trace is. `cause`: an exception that another one was raised from. `exception`: any other exception. `error`:
 * a line that reports an error. `frame`: a line of a stack. `quiet`: a line below the level of a warning. `noise`: a line that
 * is the same in every log.
 */
export type LineKind = 'cause' | 'exception' | 'error' | 'text' | 'quiet' | 'frame' | 'noise';

export interface LogLine {
  kind: LineKind;
  /** Whether a logger wrote the line, or it is part of a stack. */
  isLogged: boolean;
  /** The line without the timestamp, level, thread, logger, and container name. */
  message: string;
}

/** Characters at the beginning of a line in which a prefix is looked for. */
const PREFIX = 400;

// Each is removed from the beginning of a line as long as one matches.
const prefixes: readonly RegExp[] = [
  // Docker Compose and kubectl --prefix name the container.
  /^[\w.-]{2,80}\s{0,20}\|\s/,
  /^\[pod\/[^\]\s]{1,200}\]\s*/,
  /^(?:<time>|\[<time>\]|'?\[?\d{4}[-/]\d\d[-/]\d\d[T ,]*(?:\d\d:\d\d:\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d|\s?UTC)?\]?)[\s,:-]*/,
  /^\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?[\s,:-]*/,
  /^[A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d\s+(?:[\w.-]+\s+[\w.-]+(?:\[\d+\])?:\s*)?/,
  /^\[?(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|SEVERE|CRITICAL)\]?(?=[\s:|{[-])[\s:|-]*/,
  /^[IWEF]\d{4}\s+\d\d:\d\d:\d\d\.\d+\s+\d+\s+[\w.-]+:\d+\]\s*/,
  /^%\d\|[\d.]+\|\w+\|[^|]{0,120}\|\s*(?:\[thrd:[^\]]{0,200}\]:\s*)?/,
  /^\{[\w./-]+:\d+\}\s*[-:]?\s*/,
  // A thread before a level or another time.
  /^\[[^\]]{1,160}\]\s*(?=(?:\[?(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|SEVERE)\b|\{|-\s|\d\d:\d\d))/,
  // The logger that wrote the line, in a long or abbreviated form.
  /^(?:[a-z][\w$]*\.){1,12}[\w$-]+(?::\d+)?\s+(?:[-:]\s+)+/,
  /^(?:[a-z][\w$]*\.){2,12}[A-Z][\w$]*(?::\d+)\s+/,
  /^[-:|]\s+/,
];

const quiet = /(?:^|[\s[|"'=])(?:TRACE|DEBUG|INFO|NOTICE)(?=[\s:\]|,{}-]|$)|\blevel=(?:info|debug|trace)\b/;

const noise: readonly RegExp[] = [
  /^(?:During handling of the above exception, another exception occurred|The above exception was the direct cause of the following exception):?$/,
  /^Traceback \(most recent call last\):?$/,
  /^(?:Caused by|Exception|Error|ERROR|Stack ?trace|Wrapped by|Suppressed):?$/i,
  /^\.\.\. \d+ (?:more|common frames omitted)$/,
  // Gradle, npm, Make, and pip report at the end that something above failed.
  /^(?:> )?BUILD FAILED(?: in .{1,30})?$/,
  /^FAILURE: Build (?:failed with an exception|completed with \d+ failures)\.?$/,
  /^\* (?:Get more help at|Try:|What went wrong:|Where:|Exception is:)/,
  /^> (?:Run with --|Get more help at)|^Run with --(?:stacktrace|info|debug|scan)/,
  /^\d+ actionable tasks?:/,
  /^npm ERR! (?:A complete log of this run|code |errno |Exit status|Failed at the|This is probably not a problem|\/|$)/,
  /^make(?:\[\d+\])?: \*\*\* .{0,200}Error \d+$/,
  /^note: This (?:error originates from a subprocess|is an issue with the package)/,
  /^error: subprocess-exited-with-error$|^hint: See above/,
  /^(?:The command|Command) .{0,200}(?:returned a non-zero code|failed with exit status|exited with code)/,
  /^[-=~^*_#+|.\s]*$/,
];

const frame =
  /^at [\w$.<>/@ -]+[(:]|^at async |^File ["'<].{1,300}, line \d+|^File ["'].{1,300}["']$|^\[?\d+ (?:more|frames)|^~{2,}|^\^{2,}|^from .{1,200}:in |^goroutine \d+/;

/** Names of exceptions at the beginning of a line. */
export const exceptionLine =
  /^(?:[\w$]+[.:$]{1,2}){0,15}[A-Z]\w*(?:Error|Exception|Failure|Fault|Timeout|Variable|Interrupt|Refused)\b(?:\(|:|\[|\s|$)/;

const errorWords =
  /error|exception|fail|fatal|refused|denied|timeout|timed out|cannot|can't|could not|couldn't|unable|not found|no such|invalid|unauthori[sz]ed|forbidden|missing|unexpected|killed|unhealthy|rejected|does(?: not|n't) exist/i;

/**
 * What the lines of a text are.
 * @param lines lines of a log, trace, or report, in any mixture
 */
export function classifyLines(lines: readonly string[]): LogLine[] {
  let afterFrame = false;
  return lines.map((raw) => {
    const line = raw.trim();
    const message = withoutPrefix(line);
    const isFile = /^File ["'<]/.test(message);
    // Python prints the source line below each frame.
    const kind = afterFrame && !exceptionLine.test(message) && !isNoise(message) ? 'frame' : kindOf(line, message);
    afterFrame = isFile && kind === 'frame';
    return { kind, message, isLogged: kind === 'frame' || message.length < line.length };
  });
}

/** A line without the prefix from a logger, Docker Compose, or kubectl. */
export function withoutPrefix(line: string): string {
  let left = line;
  for (let rounds = 0; rounds < 8; rounds += 1) {
    const start = left.slice(0, PREFIX);
    const length = prefixes.reduce((found, prefix) => found || (prefix.exec(start)?.[0].length ?? 0), 0);
    if (length === 0) break;
    left = left.slice(length).trimStart();
  }
  return left;
}

function kindOf(line: string, message: string): LineKind {
  if (isNoise(message)) return 'noise';
  if (frame.test(message)) return 'frame';
  if (/^(?:Caused by|Nested exception):? \S/i.test(message)) return 'cause';
  if (exceptionLine.test(message)) return 'exception';
  if (quiet.test(line.slice(0, PREFIX))) return 'quiet';
  return errorWords.test(message) ? 'error' : 'text';
}

function isNoise(message: string): boolean {
  const start = message.slice(0, PREFIX);
  return noise.some((each) => each.test(start));
}
