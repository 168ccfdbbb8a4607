/** A Markdown file split into two parts, each with the line on which it begins. */
export interface SplitPage {
  /** Text between the `---` lines; undefined when the file does not begin with them. */
  frontMatter?: string;
  frontMatterLine: number;
  body: string;
  bodyLine: number;
}

const fenced = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Separates front matter from text.
 * @param text the whole file, line feeds only
 */
export function splitFrontMatter(text: string): SplitPage {
  const match = text.startsWith('---') ? fenced.exec(text) : null;
  if (match?.index !== 0) return { frontMatterLine: 1, body: text, bodyLine: 1 };
  const body = text.slice(match[0].length);
  return { frontMatter: match[1] ?? '', frontMatterLine: 2, body, bodyLine: match[0].split('\n').length };
}
