/**
 * Puts YAML below the keys that a recipe has above it.
 * @param yaml for example `profiling:\n  enabled: true`
 * @param root keys above, for example `source`, `config`; `0` begins an entry of a list
 * @param plugin value of `type` beside the last key, if there is one
 */
export function recipeSnippet(yaml: string, root: readonly string[], plugin?: string): string {
  const [key, ...inside] = root;
  if (key === undefined) return `${yaml}\n`;
  if (key === '0') return `- ${indented(recipeSnippet(yaml, inside, plugin)).trimStart()}`;
  const type = inside.length === 0 && plugin !== undefined ? `type: ${plugin}\n` : '';
  return `${type}${key}:\n${indented(recipeSnippet(yaml, inside, plugin))}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
