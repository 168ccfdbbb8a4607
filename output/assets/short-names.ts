/** Names of custom properties, but not what looks like one inside the name of a class. */
const NAME = /(?<![\w-])--[\w-]+/g;

/**
 * Short names for the tokens that remain custom properties. Descriptive names help people who write styles, but every page would pay for them.
 * @param tokens minified text of styles/tokens.css without its constants
 * @returns short name by name, in the order of the tokens: `--a` to `--z`, then `--10` and so on
 */
export function shortNames(tokens: string): Map<string, string> {
  const names = [...new Set(tokens.match(NAME))];
  return new Map(names.map((name, index) => [name, `--${(index + 10).toString(36)}`]));
}

/** Writes short names in a style sheet. Properties that aren't tokens keep their names. */
export function shortenNames(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(NAME, (name) => names.get(name) ?? name);
}
