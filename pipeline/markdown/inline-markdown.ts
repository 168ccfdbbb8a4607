import { markdownToHtml } from 'satteri';

/**
 * One line of Markdown as HTML without a paragraph around it: links, emphasis and code of short configured texts. HTML in the text is
 * shown as text.
 */
export function renderInlineMarkdown(text: string): string {
  const escaped = text.replace(/</g, '&lt;');
  const { html } = markdownToHtml(escaped, { features: { gfm: true, frontmatter: false } });
  return html.trim().replace(/^<p>([\s\S]*)<\/p>$/, '$1');
}
