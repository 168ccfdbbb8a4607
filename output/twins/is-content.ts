import type { HtmlElement } from './html-tree.ts';

const NEVER = new Set([
  'script',
  'style',
  'template',
  'nav',
  'input',
  'select',
  'textarea',
  'output',
  'fieldset',
  'form',
  'source',
  'wbr',
]);

/**
 * Whether an element contains information for readers of a Markdown file. Controls (fields, filters), the shell's links to other
 * pages, and elements that are hidden from screen readers are omitted. Definitions in popovers are omitted as well, because they
 * are in the glossary.
 */
export function isContent({ tag, attributes }: HtmlElement): boolean {
  if (NEVER.has(tag)) return false;
  // A picture is represented by its label.
  if (tag === 'svg') return attributes.role === 'img';
  return (
    attributes.hidden === undefined &&
    attributes['aria-hidden'] !== 'true' &&
    attributes['data-needs-js'] === undefined &&
    attributes.popover === undefined &&
    attributes.role !== 'tablist' &&
    attributes.role !== 'doc-backlink'
  );
}
