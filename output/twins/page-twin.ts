import { blocksOf } from './blocks.ts';
import { parseHtml } from './html-tree.ts';
import type { TwinContext } from './twin-context.ts';

/** The lines above the text of a twin. */
export interface TwinHead {
  title: string;
  description: string;
  /** Absolute address of the page. */
  canonical: string;
}

/**
 * The Markdown twin of a page, made from the same HTML that readers get.
 * @param main content of the page's main element; only the article of a
 * documentation page counts
 */
export function pageTwin({ title, description, canonical }: TwinHead, main: string, context: TwinContext): string {
  const article = main.indexOf('<article');
  const tree = parseHtml(
    article < 0 ? main : main.slice(article, main.indexOf('</article>', article) + '</article>'.length),
  );
  const quoted = JSON.stringify;
  const head = `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\ncanonical: ${quoted(canonical)}\n---`;
  return `${[head, ...blocksOf(tree, context)].join('\n\n')}\n`;
}
