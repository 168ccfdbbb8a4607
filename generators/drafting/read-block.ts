import type { Block } from '#model/blocks.ts';

/** The content of a block, whatever its type. */
export interface BlockContent {
  anchors: string[];
  links: { href: string; text: string }[];
  /** Words in reading order, joined with spaces. */
  text: string;
  code: string[];
}

/** Properties that control rendering and are never shown to readers. */
const silent = new Set(['type', 'icon', 'tone', 'kind', 'direction', 'anchor', 'id', 'href', 'link']);

/**
 * Collects the anchors, links, and text of a block by its property names, so that a new block type is searched and checked
 * without further code. `anchor` and `id` are anchors, `href` and `link` are links, and `code` is code.
 */
export function readBlock(block: Block): BlockContent {
  const content: BlockContent = { anchors: [], links: [], text: '', code: [] };
  const words: string[] = [];
  visit(block, '', content, words);
  return { ...content, text: words.join(' ').replace(/\s+/g, ' ').trim() };
}

function visit(value: unknown, key: string, content: BlockContent, words: string[]): void {
  if (typeof value === 'string') {
    if (key === 'code') content.code.push(value);
    if (!silent.has(key)) words.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) visit(item, '', content, words);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const named = Object.fromEntries(entries);
    for (const anchor of [named.anchor, named.id]) if (typeof anchor === 'string') content.anchors.push(anchor);
    const href = named.href ?? named.link;
    if (typeof href === 'string')
      content.links.push({ href, text: String(named.name ?? named.text ?? named.api ?? named.title) });
    for (const [name, inner] of entries) visit(inner, name, content, words);
  }
}
