import type { Element, ElementContent, Properties } from 'hast';
import type {} from 'mdast-util-to-hast';

/** Makes an element; a string among the children is text. */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** HTML that is written as is. Only for HTML that this code generated and escaped itself. */
export function rawHtml(html: string): ElementContent {
  return { type: 'raw', value: html };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/** Text as HTML, for the content of elements. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<]/g, (character) => escapes[character] ?? character);
}
