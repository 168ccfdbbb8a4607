import { voidElements } from '#output/void-elements.ts';

/** An element of a page's HTML. */
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
/** A comment, an end tag, a start tag with its attributes, or text. */
const TOKEN = /<!--.*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;

/**
 * Reads HTML that React or hast-util-to-html wrote: attributes in double quotes, every element closed. Buttons, heading anchors, and the elements
 * that pictures are drawn with are left out. Not for HTML from other sources: the parser of Sätteri reads any, but takes twice as long
 * (docs/decisions/0015-markdown-twins.md).
 * @throws RangeError at a tag that closes nothing
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [, end, start, attributes = '', isClosed, text] = match;
    const parent = open.at(-1) as HtmlElement;
    if (text !== undefined) parent.children.push(decode(text));
    else if (start !== undefined) {
      if (OPERATED.has(start) && isOperated(start, attributes)) {
        TOKEN.lastIndex = endOf(html, start);
        continue;
      }
      const element: HtmlElement = {
        tag: start,
        attributes: start === 'dh-island' ? {} : parseAttributes(attributes),
        children: [],
      };
      parent.children.push(element);
      if (start === 'svg') TOKEN.lastIndex = endOf(html, start);
      else if (!isClosed && !voidElements.has(start)) open.push(element);
    } else if (end !== undefined) {
      if (parent.tag !== end) throw new RangeError(`</${end}> closes <${parent.tag}>.`);
      open.pop();
    }
  }
  return root.children;
}

/** Most elements have no attribute or one of few classes: what those say is read once. */
const known = new Map<string, Readonly<Record<string, string>>>();

/** Elements that are present for their function and never contain an element of their kind. They are not even read. */
const OPERATED = new Set(['a', 'button']);

function isOperated(tag: string, attributes: string): boolean {
  if (tag === 'a') return attributes.includes(' data-anchor');
  // A term with a definition, or a picture that can be enlarged, are text and picture.
  return tag === 'button' && !/ (?:popovertarget|data-enlarge)\b/.test(attributes);
}

/** Position after the end tag of the element that begins before the next token. */
function endOf(html: string, tag: string): number {
  return html.indexOf(`</${tag}>`, TOKEN.lastIndex) + tag.length + 3;
}

function parseAttributes(text: string): Readonly<Record<string, string>> {
  const before = known.get(text);
  if (before) return before;
  const attributes: Record<string, string> = {};
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    attributes[match[1] ?? ''] = decode(match[2] ?? '');
  }
  if (/^(?: class="[^"]*")?$/.test(text)) known.set(text, attributes);
  return attributes;
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? all;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Whether an element has a class. */
export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  const names = attributes.class;
  return names !== undefined && (names === name || names.split(' ').includes(name));
}

/** All text inside, unchanged. */
export function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  let text = '';
  for (const child of node.children) text += textOf(child);
  return text;
}

/** The first element inside, in page order, that passes a test. */
export function findElement(
  nodes: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = test(node) ? node : findElement(node.children, test);
    if (found) return found;
  }
  return undefined;
}
