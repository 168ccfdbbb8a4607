import type { Block } from '#model/blocks.ts';

/** A part of a page as HTML. If it was rendered from data, it states the block's type. */
export interface RenderedPart {
  html: string;
  type?: Block['type'];
}

/** Blocks that pages contain by the hundred. */
const ENTRIES: ReadonlySet<Block['type'] | undefined> = new Set<Block['type']>([
  'graphql-type',
  'graphql-operation',
  'python-member',
  'python-model',
  'rest-endpoint',
  'rest-record',
]);

/**
 * Joins the parts of a page. Each entry of a long reference becomes one element with the heading right before it and the text up to the
 * next one, so that browsers can skip all of it while it is out of view.
 */
export function joinParts(parts: readonly RenderedPart[]): string {
  const joined: string[] = [];
  let isOpen = false;
  for (const { html, type } of parts) {
    if (ENTRIES.has(type)) {
      const before = joined.pop() ?? '';
      const at = headingAtEnd(before);
      const close = isOpen && at === before.length ? '</div>' : '';
      joined.push(before.slice(0, at), close, `<div data-entry="${type}">`, before.slice(at), html);
      isOpen = true;
      continue;
    }
    const next: number = isOpen ? html.search(/<h[2-6]\b/) : -1;
    joined.push(next < 0 ? html : `${html.slice(0, next)}</div>${html.slice(next)}`);
    isOpen &&= next < 0;
  }
  return `${joined.join('')}${isOpen ? '</div>' : ''}`;
}

/** Where the heading begins with which HTML ends; the end of the HTML if it ends with anything else. */
function headingAtEnd(html: string): number {
  const level = /<\/h([2-6])>$/.exec(html.slice(-5))?.[1];
  return level === undefined ? html.length : html.lastIndexOf(`<h${level}`);
}
