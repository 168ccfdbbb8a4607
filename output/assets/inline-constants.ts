const DEFINITION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g;

/**
 * Custom properties that never change: those of the tokens sheet without light-dark(). These names help people who write styles, but would only cost
 * bytes on every page.
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
  for (const [name, value] of constants) constants.set(name, replaceUses(value, constants));
  return constants;
}

/**
 * Replaces constants with their values and removes their definitions.
 * @param css minified style sheet
 * @throws Error if a sheet sets a constant to another value, which would be lost
 */
export function inlineConstants(css: string, constants: ReadonlyMap<string, string>): string {
  const text = css.replace(DEFINITION, (definition, name: string, value: string) => {
    if (!constants.has(name)) return definition;
    if (replaceUses(value.trim(), constants) === constants.get(name)) return '';
    throw new Error(`A sheet sets ${name}, which is a constant of styles/tokens.css. Define it in another sheet.`);
  });
  return replaceUses(text, constants);
}

function replaceUses(css: string, constants: ReadonlyMap<string, string>): string {
  let text = css;
  // A constant can be made of others, at most two levels deep: palette, then meaning.
  for (let level = 0; level < 3; level += 1) {
    text = text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use);
  }
  return text;
}
