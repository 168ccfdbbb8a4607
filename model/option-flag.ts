/** Longer flags may break, because they don't fit into every line of a narrow screen. */
const LONGEST = 20;

/**
 * Whether code is a flag of a command, such as `--version`. Browsers break lines after hyphens, so a flag needs `flag` as its class to stay in one
 * piece.
 */
export function isFlag(code: string): boolean {
  return code.length <= LONGEST && /^--?[A-Za-z][\w-]*$/.test(code);
}
