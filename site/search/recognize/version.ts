// Releases of the platform that upgrade notes name, and the command line interface's versions with a fourth number.
const number = '(0\\.(?:8|9|10)\\.\\d{1,2}(?:\\.\\d{1,2})?)(?:rc\\d{1,2})?';
const before =
  '(?:acryl-datahub(?:\\[[\\w,-]*\\])? ?==? ?|acryl-datahub,? version:? |DataHub CLI version:? |DATAHUB_VERSION ?[=:] ?)?';
const version = new RegExp(`^${before}["']?v?${number}["']?$`, 'i');

/**
 * The version of DataHub that a text names: `v0.10.1`, a pinned package, or what `datahub version` prints.
 * @param lines lines that aren't empty
 * @returns three or four numbers; undefined if the text is anything else
 */
export function findVersion(lines: readonly string[]): string | undefined {
  const [first = '', second] = lines;
  // The command prints the version of Python below its own.
  if (second !== undefined && !/^Python version:/.test(second)) return undefined;
  return version.exec(first.trim())?.[1];
}
