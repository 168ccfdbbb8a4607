const DEFINITION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g;

/**
 * Custom properties that never change: those of the tokens sheet without light-dark(). They are names for writers of styles, and would only
 * cost bytes in every page.
 * @param tokens minified text of styles/tokens.css
 * @returns value by name, with constants inside constants resolved
 */
export function constantsOf(tokens: string): Map<string, string> {
  const constants = new Map<string, string>();
  for (const [, name = '', value = ''] of tokens.matchAll(DEFINITION)) {
    if (value.includes('light-dark(')) continue;
    if (constants.has(name)) throw new Error(`${name} is defined twice in the tokens.`);
    constants.set(name, value.trim());
  }
  for (const [name, value] of constants) constants.set(name, inlineConstants(value, constants));
  return constants;
}

/**
 * Puts the values of constants where they are used and takes their definitions out.
 * @param css minified style sheet
 */
export function inlineConstants(css: string, constants: ReadonlyMap<string, string>): string {
  let text = css.replace(DEFINITION, (definition, name: string) => (constants.has(name) ? '' : definition));
  // A constant may be made of others, two levels deep at most: palette, then meaning.
  for (let level = 0; level < 3; level += 1) {
    text = text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use);
  }
  return text;
}
