/** What only appears in traces and logs, wherever it is. */
const traces: readonly RegExp[] = [
  /\bTraceback \(most recent call last\):/,
  /\bCaused by: (?:[\w$]+\.)+[A-Z]\w+/,
  /\bException in thread "/,
  // A frame of Java, Kotlin, or Scala.
  /\bat (?:[\w$]+\.)+[\w$<>]+\((?:[\w$]+\.(?:java|kt|scala):\d+|Native Method|Unknown Source)\)/,
  // What the metadata service returns when a request fails.
  /"exceptionClass"\s*:\s*"/,
];

/** How a line of a message or of a log begins. */
const lines: readonly RegExp[] = [
  /^(?:[\w$]+\.)*[A-Z]\w*(?:Exception|Error): \S/,
  /^(?:Error|ERROR|FATAL|CRITICAL|fatal|error): \S+ \S+/,
  // A log level after a time, a date, or a bracket, as Log4j, Logback, and Python write it.
  /^\[?\d{1,4}[-:/]\d\d[-:/]\d\d[^\n]{0,80}?\b(?:ERROR|FATAL|CRITICAL)\b/,
  /^\[[^\]\n]{1,80}\] (?:ERROR|FATAL|CRITICAL)\b/,
  /\blevel=(?:error|fatal)\b/,
  /"level"\s*:\s*"(?:error|fatal)"/i,
];

// The error is in the first or last lines. Reading more would only take time.
const READ = 400;

/**
 * Whether a text is an error message, a trace, or a log with an error in it.
 * @param given lines that aren't empty
 */
export function isError(given: readonly string[]): boolean {
  const read = given.length > 2 * READ ? [...given.slice(0, READ), ...given.slice(-READ)] : given;
  return read.some((line) => {
    const text = line.trim().slice(0, 2_000);
    return traces.some((trace) => trace.test(text)) || lines.some((form) => form.test(text));
  });
}
