import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { isContent } from './is-content.ts';

/** An entry of a list: its blocks. */
export type Item = readonly string[];

/** Lines of a list, its entries indented below their markers. */
export function listLines(items: readonly Item[], marker: (index: number) => string): string[] {
  const isLoose = items.some((blocks) => blocks.some((block, index) => index > 0 && !/^(?:[-*]|\d+[.)]) /.test(block)));
  return items.flatMap((blocks, index) => {
    const prefix = `${marker(index)} `;
    const text = blocks.join(isLoose ? '\n\n' : '\n');
    const lines = `${prefix}${text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(prefix.length)}`)}`;
    return isLoose && index < items.length - 1 ? [lines, ''] : [lines];
  });
}

/** Terms with their descriptions, as a list whose entries begin with the term in bold. */
export function definitionList(node: HtmlElement, blocksOf: (nodes: readonly HtmlNode[]) => string[]): string[] {
  const items: { term: string; said: string[][] }[] = [];
  for (const child of entriesOf(node)) {
    const blocks = blocksOf(child.children);
    if (child.tag === 'dt') items.push({ term: blocks.join(' '), said: [] });
    else items.at(-1)?.said.push(blocks);
  }
  const lines = items.map(({ term, said }): Item => {
    const name = term.includes('**') ? term : `**${term}**`;
    if (said.every((blocks) => blocks.length <= 1)) {
      return [`${name}: ${said.flat().join('; ')}`];
    }
    return [name, ...said.flat()];
  });
  return listLines(lines, () => '-');
}

/** Terms and definitions in order; a `div` may contain a pair. */
export function entriesOf(node: HtmlElement): HtmlElement[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string' || !isContent(child)) return [];
    return child.tag === 'div' ? entriesOf(child) : [child];
  });
}
