/** A text of a YAML file without its line breaks. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
