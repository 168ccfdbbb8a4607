/** Fills `{name}` marks of an interface text. Unknown marks stay as they are, so that a translator's slip shows. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
