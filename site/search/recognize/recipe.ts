const LONGEST = 200_000;

const blockStart = /^(['"]?)source\1:\s*(?:#.*)?$/;
const flow = /^(['"]?)source\1:\s*\{[^}]{0,2000}\btype['"]?\s*:\s*\S/;
const indentedType = /^\s+(['"]?)type\1:\s*\S/;
const jsonStart = /^\{\s*(?:"[^"]{0,80}"\s*:\s*"[^"]{0,200}",\s*)*"source"\s*:\s*\{[^}]{0,2000}"type"\s*:\s*"/;

/**
 * Whether a text is an ingestion recipe: a source with its type, in YAML or JSON, even with errors further down.
 * @param lines lines that aren't empty
 */
export function isRecipe(lines: readonly string[]): boolean {
  const text = lines.join('\n').slice(0, LONGEST).trim();
  return jsonStart.test(text) || isYamlRecipe(withoutIndent(lines));
}

/** A recipe that is copied from a page may be indented as a whole. */
function withoutIndent(lines: readonly string[]): string[] {
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent));
}

function isYamlRecipe(lines: readonly string[]): boolean {
  if (lines.some((line) => flow.test(line))) return true;
  const at = lines.findIndex((line) => blockStart.test(line));
  if (at === -1) return false;
  const next = lines.slice(at + 1).findIndex((line) => /^[^\s#]/.test(line));
  const block = lines.slice(at + 1, next === -1 ? undefined : at + 1 + next);
  return block.some((line) => indentedType.test(line));
}
