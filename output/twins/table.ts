import { codeSpan } from './escape-text.ts';
import { findElement, type HtmlElement, type HtmlNode, textOf } from './html-tree.ts';
import { BREAK, inline } from './inline.ts';
import { isContent } from './is-content.ts';
import { entriesOf } from './lists.ts';
import type { TwinContext } from './twin-context.ts';

/** A table with its caption above it. A table without a header gets an empty one, which GFM requires. */
export function tableLines(table: HtmlElement, context: TwinContext): string[] {
  const caption = findElement(table.children, ({ tag }) => tag === 'caption');
  const head = rowsOf(
    findElement(table.children, ({ tag }) => tag === 'thead'),
    context,
  );
  const bodies = table.children.filter((child) => typeof child !== 'string' && child.tag === 'tbody');
  const body = bodies.flatMap((rows) => rowsOf(rows as HtmlElement, context));
  const columns = Math.max(...[...head, ...body].map((cells) => cells.length));
  const [header = Array<string>(columns).fill('')] = head;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [line(header), line(Array<string>(columns).fill('---')), ...body.map(line)];
  return [caption ? inline(caption.children, context) : '', rows.join('\n')];
}

function rowsOf(part: HtmlElement | undefined, context: TwinContext): string[][] {
  return (part?.children ?? []).flatMap((row) =>
    typeof row === 'string' || !isContent(row) ? [] : [cellsOf(row, context)],
  );
}

function cellsOf(row: HtmlElement, context: TwinContext): string[] {
  return row.children.flatMap((cell) => (typeof cell === 'string' ? [] : [cellText(cell.children, context)]));
}

/** The content of a cell on one line. GFM treats every vertical bar as the end of a cell, even in code. */
function cellText(nodes: readonly HtmlNode[], context: TwinContext): string {
  return lines(nodes, context).filter(Boolean).join('<br>').replaceAll(BREAK, '<br>').replaceAll('|', '\\|');
}

function lines(nodes: readonly HtmlNode[], context: TwinContext): string[] {
  const result: string[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    result.push(inline(run, context));
    run = [];
  };
  for (const node of nodes) {
    const special = typeof node === 'string' || !isContent(node) ? undefined : blockLines(node, context);
    if (special === undefined) {
      run.push(node);
      continue;
    }
    flush();
    result.push(...special);
  }
  flush();
  return result;
}

/** Lines of the block content in a cell; undefined for plain text. */
function blockLines(node: HtmlElement, context: TwinContext): string[] | undefined {
  const { tag, children } = node;
  if (tag === 'pre') return textOf(node).split('\n').map(codeSpan);
  if (tag === 'p' || tag === 'div' || (tag === 'span' && holdsList(node))) return lines(children, context);
  if (tag === 'dl') {
    const result: string[] = [];
    for (const entry of entriesOf(node)) {
      const text = inline(entry.children, context);
      if (entry.tag === 'dt') result.push(`${text}:`);
      else result.push(`${result.pop() ?? ''} ${text}`);
    }
    return result;
  }
  if (tag === 'ul' || tag === 'ol') {
    return entriesOf(node).map((item) => `• ${inline(item.children, context)}`);
  }
  return undefined;
}

function holdsList(node: HtmlElement): boolean {
  return (
    findElement(node.children, ({ tag }) => tag === 'dl' || tag === 'ul' || tag === 'ol' || tag === 'pre') !== undefined
  );
}
