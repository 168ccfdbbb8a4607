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
 * Whether an element says something, to readers of a Markdown file too. Left out are what is operated (fields, filters), ways to other
 * pages of the shell, and what screen readers are not told either. Definitions in popovers are left out as well: they stand in the glossary.
 */
export function isContent({ tag, attributes }: HtmlElement): boolean {
  if (NEVER.has(tag)) return false;
  // A picture is spoken of by its label.
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
