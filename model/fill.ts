/**
 * Fills the `{name}` placeholders of an interface text. Unknown placeholders are left unchanged, so that a translator's error is
 * visible.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
