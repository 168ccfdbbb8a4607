/** A sentence of several lines on one, for lists and tables. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** A list in Markdown below a heading; nothing for an empty one. */
export function listPart(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [[heading, ...items.map((item) => `- ${item}`)].join('\n')];
}
