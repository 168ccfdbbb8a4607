import { fill } from '#model/fill.ts';
import { escapeLineStart, fencedCode } from './escape-text.ts';
import { findElement, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-tree.ts';
import { BREAK, inline } from './inline.ts';
import { isContent } from './is-content.ts';
import { definitionList, type Item, listLines } from './lists.ts';
import { tableLines } from './table.ts';
import type { TwinContext } from './twin-context.ts';

const HEADING = /^h([1-6])$/;
/** Elements that appear between paragraphs, never inside them. */
const BLOCK =
  /^(?:article|aside|blockquote|caption|dd|details|dh-island|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|noscript|ol|p|pre|search|section|summary|table|ul)$/;

/** Markdown of the elements of a page, block by block. */
export function blocksOf(nodes: readonly HtmlNode[], context: TwinContext): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  let list: { tag: string; isOther: boolean } | undefined;
  const flush = () => {
    const text = paragraph(run, context);
    run = [];
    if (text === '') return;
    list = undefined;
    blocks.push(text);
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !BLOCK.test(node.tag)) {
      run.push(node);
      continue;
    }
    flush();
    if (!isContent(node)) continue;
    if (node.tag === 'ul' || node.tag === 'ol') {
      // Two lists in a row would merge without a different marker.
      list = { tag: node.tag, isOther: list?.tag === node.tag && !list.isOther };
      blocks.push(...listBlocks(node, list.isOther, context));
      continue;
    }
    list = undefined;
    blocks.push(...blockOf(node, context));
  }
  flush();
  return blocks.filter((block) => block !== '');
}

function paragraph(nodes: readonly HtmlNode[], context: TwinContext): string {
  return inline(nodes, context).split(BREAK).map(escapeLineStart).join('\\\n');
}

function blockOf(node: HtmlElement, context: TwinContext): string[] {
  const { tag, children } = node;
  const depth = HEADING.exec(tag)?.[1];
  if (depth !== undefined)
    return [`${'#'.repeat(Number(depth))} ${inline(children, context).replaceAll(BREAK, ' ')}`.trim()];
  if (tag === 'hr') return ['***'];
  if (tag === 'p') return [hasClass(node, 'tab-label') ? bold(children, context) : paragraph(children, context)];
  if (tag === 'summary') return [bold(children, context)];
  if (tag === 'pre') return [fencedCode(textOf(node), '')];
  if (tag === 'table') return tableLines(node, context);
  if (tag === 'dl') return [definitionList(node, (nodes) => blocksOf(nodes, context)).join('\n')];
  if (tag === 'blockquote') return [quote(blocksOf(children, context))];
  if (tag === 'aside') return [admonition(node, context)];
  if (tag === 'figure' && hasClass(node, 'code')) return codeFigure(node, context);
  if (hasClass(node, 'diagram')) return diagram(node, context);
  if (hasClass(node, 'picture')) return picture(node, context);
  if (hasClass(node, 'footnotes')) return footnotes(node, context);
  return blocksOf(children, context);
}

function bold(nodes: readonly HtmlNode[], context: TwinContext): string {
  const text = inline(nodes, context).replaceAll(BREAK, ' ');
  return text.includes('**') ? text : `**${text}**`;
}

function listBlocks(node: HtmlElement, isOther: boolean, context: TwinContext): string[] {
  const items = node.children.flatMap((child): Item[] => {
    if (typeof child === 'string' || child.tag !== 'li' || !isContent(child)) return [];
    const blocks = blocksOf(child.children, context);
    const box = hasClass(child, 'task-list-item') && findElement(child.children, ({ tag }) => tag === 'input');
    const [first = '', ...rest] = blocks;
    return [box ? [`[${box.attributes.checked === undefined ? ' ' : 'x'}] ${first}`, ...rest] : blocks];
  });
  const start = Number(node.attributes.start ?? 1);
  const marker = (index: number) => {
    if (node.tag === 'ul') return isOther ? '*' : '-';
    return `${start + index}${isOther ? ')' : '.'}`;
  };
  return items.length === 0 ? [] : [listLines(items, marker).join('\n')];
}

function quote(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .replace(/^(?=.)/gm, '> ')
    .replace(/^$/gm, '>');
}

/** An alert as GitHub writes it; the title follows, since it may say more than the kind. */
function admonition(node: HtmlElement, context: TwinContext): string {
  const kind = /\badmonition-(note|tip|info|caution|danger)\b/.exec(node.attributes.class ?? '')?.[1];
  if (kind === undefined) return blocksOf(node.children, context).join('\n\n');
  const [title, ...content] = node.children;
  const blocks = blocksOf(content, context);
  return quote([`[!${kind.toUpperCase()}]\n${bold(title === undefined ? [] : [title], context)}`, ...blocks]);
}

/**
 * A block of code with its language, followed by what writers add there: a title, and added and removed lines. The reason why a sample is
 * illustrative appears above it.
 */
function codeFigure(node: HtmlElement, context: TwinContext): string[] {
  const code = findElement(node.children, ({ tag }) => tag === 'code');
  if (!code) return [];
  const caption = findElement(node.children, ({ tag }) => tag === 'figcaption')?.children ?? [];
  const reason = findElement(caption, ({ tag }) => tag === 'p');
  const name = caption.filter((child) => typeof child === 'string').join('');
  const language = /\blanguage-(\S+)/.exec(code.attributes.class ?? '')?.[1] ?? '';
  const title = name === '' ? '' : ` title="${name.replaceAll('"', "'")}"`;
  const lines = code.children.filter((child) => typeof child !== 'string');
  const marked = (tag: string) => {
    const numbers = lines.flatMap((line, index) => (line.tag === tag ? [index + 1] : []));
    return numbers.length > 0 ? ` ${tag}={${numbers.join(',')}}` : '';
  };
  const block = fencedCode(textOf(code), `${language}${title}${marked('ins')}${marked('del')}`);
  return [...(reason ? [paragraph(reason.children, context)] : []), block];
}

function diagram(node: HtmlElement, context: TwinContext): string[] {
  const picture = findElement(node.children, ({ tag }) => tag === 'svg');
  const caption = findElement(node.children, ({ tag }) => tag === 'figcaption');
  const legend = findElement(node.children, ({ tag }) => tag === 'ul');
  const text = fill(context.strings.diagramText, { text: picture?.attributes['aria-label'] ?? '' });
  return [
    ...paragraphsOf(text, context),
    ...(legend ? blocksOf([legend], context) : []),
    ...(caption ? blocksOf(caption.children, context) : []),
  ];
}

/** A screen that is drawn with elements: its text alternative and its caption. */
function picture(node: HtmlElement, context: TwinContext): string[] {
  const screen = findElement(node.children, ({ attributes }) => attributes.role === 'img');
  const caption = findElement(node.children, ({ tag }) => tag === 'figcaption');
  const text = fill(context.strings.pictureText, { text: screen?.attributes['aria-label'] ?? '' });
  return [...paragraphsOf(text, context), ...(caption ? blocksOf(caption.children, context) : [])];
}

function paragraphsOf(text: string, context: TwinContext): string[] {
  return text.split(/\n{2,}/).map((part) => paragraph([part], context));
}

function footnotes(node: HtmlElement, context: TwinContext): string[] {
  const list = findElement(node.children, ({ tag }) => tag === 'ol');
  const items = list?.children.filter((child) => typeof child !== 'string') ?? [];
  return items.map((item) => {
    const number = item.attributes.id?.replace(/^footnote:/, '');
    const text = blocksOf(item.children, context).join('\n\n');
    return `[^${number}]: ${text.replace(/\n(?=.)/g, '\n    ')}`;
  });
}
