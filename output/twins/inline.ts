import { codeSpan, escapeLabel, escapeText, settleEscapes } from './escape-text.ts';
import { findElement, type HtmlElement, type HtmlNode, textOf } from './html-tree.ts';
import { isContent } from './is-content.ts';
import type { TwinContext } from './twin-context.ts';

// Marks are Unicode noncharacters, which don't occur in text.
/** Separates two pieces of text that styles separate although there is no space between them. */
const GAP = '\uFDD0';
/** Marks the end of a line inside a paragraph or a cell. */
export const BREAK = '\uFDD1';

const WRAPPERS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' };
/** Pieces of a cell that styles put on separate lines. */
const LINES = new Set(['option-type', 'option-default', 'concept-aspects', 'badges', 'deprecation']);
/** Elements that are on separate lines everywhere. */
const BLOCKS = /^(?:p|div|dl|dt|dd|ul|ol|li|pre|table|figure|h[1-6]|section)$/;

const UNSETTLED = /[\uFDD0\uFDD1]| {2}|^ | $/;

/** One line of Markdown from text and elements within a line; `BREAK` where it ends inside. */
export function inline(nodes: readonly HtmlNode[], context: TwinContext): string {
  return settle(pieces(nodes, context));
}

function pieces(nodes: readonly HtmlNode[], context: TwinContext): string {
  let text = '';
  for (const node of nodes) text += piece(node, context);
  return text;
}

function piece(node: HtmlNode, context: TwinContext): string {
  if (typeof node === 'string') return escapeText(node.replace(/[ \t\n\r\f]+/g, ' '));
  if (!isContent(node)) return '';
  const { tag, children, attributes } = node;
  if (tag === 'br') return BREAK;
  if (tag === 'code') return code(node, context);
  if (tag === 'a') return link(node, context);
  if (tag === 'svg') return attributes['aria-label'] ?? '';
  if (tag === 'img') return `![${escapeLabel(escapeText(attributes.alt ?? ''))}](${address(node, 'src', context)})`;
  const inner = pieces(children, context);
  const wrapper = WRAPPERS[tag];
  if (wrapper !== undefined) return wrap(inner, wrapper);
  if (BLOCKS.test(tag) || LINES.has(attributes.class ?? '')) return `${BREAK}${inner}${BREAK}`;
  return tag === 'span' && attributes.class !== 'visually-hidden' ? `${GAP}${inner}${GAP}` : inner;
}

/** Code whose names are links becomes code, linked code, code. */
function code(node: HtmlElement, context: TwinContext): string {
  if (!findElement(node.children, ({ tag }) => tag === 'a')) return codeSpan(textOf(node));
  let text = '';
  let out = '';
  const flush = () => {
    out += codeSpan(text);
    text = '';
  };
  const walk = (inner: HtmlNode): void => {
    if (typeof inner === 'string') text += inner;
    else if (inner.tag === 'a') {
      flush();
      out += `[${escapeLabel(codeSpan(textOf(inner)))}](${address(inner, 'href', context)})`;
    } else {
      inner.children.forEach(walk);
      // Long signatures have a line for each parameter, which styles make.
      if (text.endsWith(',')) text += ' ';
    }
  };
  node.children.forEach(walk);
  flush();
  return out;
}

function link(node: HtmlElement, context: TwinContext): string {
  const { attributes, children } = node;
  const text = textOf(node).trim();
  if (attributes.href === undefined) return pieces(children, context);
  if (attributes.role === 'doc-noteref') return `[^${text}]`;
  if (text === attributes.href && /^https?:\/\/[^\s<>]+$/.test(text)) return `<${text}>`;
  const label = settle(pieces(children, context)).replaceAll(BREAK, ' ') || (attributes['aria-label'] ?? '');
  const isPicture = findElement(children, ({ tag }) => tag === 'img') !== undefined;
  return label === '' ? '' : `[${isPicture ? label : labelText(label)}](${address(node, 'href', context)})`;
}

/** Brackets inside code don't count. */
function labelText(label: string): string {
  return label
    .split(/(`+[^`]*`+)/)
    .map((part) => (part.startsWith('`') ? part : escapeLabel(part)))
    .join('');
}

function address({ attributes }: HtmlElement, name: string, context: TwinContext): string {
  const target = context.link(attributes[name] ?? '');
  return /[\s()<>]/.test(target) ? `<${target}>` : target;
}

/** Marks directly around their text, as Markdown wants them. */
function wrap(inner: string, mark: string): string {
  const text = inner.trim();
  if (text === '' || text.includes(mark)) return inner;
  const [before = ''] = /^\s*/.exec(inner) ?? [];
  const [after = ''] = /\s*$/.exec(inner) ?? [];
  return `${before}${mark}${text}${mark}${after}`;
}

/** Puts one space where pieces were separated, and none at line ends. */
function settle(text: string): string {
  const escaped = settleEscapes(text);
  if (!UNSETTLED.test(escaped)) return escaped;
  return escaped
    .replace(/\uFDD0+(?=[.,;:!?)\]])/g, '')
    .replace(/(?<=[[(])\uFDD0+/g, '')
    .replace(/[\uFDD0 ]+/g, ' ')
    .replace(/ ?\uFDD1[ \uFDD1]*/g, BREAK)
    .replace(/^[ \uFDD1]+|[ \uFDD1]+$/g, '');
}
