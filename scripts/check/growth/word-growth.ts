import { type HtmlNode, hasClass, parseHtml } from '#output/twins/html-tree.ts';
import type { OutputFiles } from '../compare/comparable-output.ts';

/** How many words a page that exists in two builds has in each of them. */
export interface PageGrowth {
  /** File of the page in the output. */
  path: string;
  before: number;
  after: number;
}

/**
 * Counts the words that readers see on the pages that two builds have in common.
 * @param before files of the earlier build
 * @param after files of the later build
 * @returns in the order of the earlier build
 */
export function wordGrowth(before: OutputFiles, after: OutputFiles): PageGrowth[] {
  return [...before].flatMap(([path, html]) => {
    const later = after.get(path);
    if (later === undefined || !path.endsWith('.html')) return [];
    return [{ path, before: visibleWords(html.toString('utf8')), after: visibleWords(later.toString('utf8')) }];
  });
}

/** Words in the main part of a document, including code, but without definitions and texts that only screen readers announce. */
export function visibleWords(html: string): number {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  // A name that may break between lines is one word.
  const main = html.slice(start, end).replaceAll(/<wbr\/?>/g, '');
  return start < 0 || end < start ? 0 : countWords(parseHtml(`${main}</main>`));
}

const UNSEEN = new Set(['script', 'style', 'template']);

function countWords(nodes: readonly HtmlNode[]): number {
  let words = 0;
  for (const node of nodes) {
    if (typeof node === 'string') words += node.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    else if (!UNSEEN.has(node.tag) && node.attributes.popover === undefined && !hasClass(node, 'visually-hidden')) {
      words += countWords(node.children);
    }
  }
  return words;
}

/**
 * The sum and the pages that grew most, for a terminal.
 * @param shown number of pages to list
 */
export function formatGrowth(pages: readonly PageGrowth[], shown: number): string {
  const [before, after] = sums(pages);
  const added = (page: PageGrowth) => page.after - page.before;
  const most = pages.toSorted((one, other) => added(other) - added(one)).slice(0, shown);
  return [
    ...most.map((page) => `  ${signed(added(page))} words (${page.before} → ${page.after})  ${page.path}`),
    `${pages.length} pages exist in both builds. They had ${before} words and now have ${after}: ${signed(growthOf(pages) * 100, 1)} %.`,
  ].join('\n');
}

/** Growth of the words of all pages together, for example 0.2 for a fifth. */
export function growthOf(pages: readonly PageGrowth[]): number {
  const [before, after] = sums(pages);
  return before === 0 ? 0 : after / before - 1;
}

function sums(pages: readonly PageGrowth[]): [before: number, after: number] {
  return [pages.reduce((sum, page) => sum + page.before, 0), pages.reduce((sum, page) => sum + page.after, 0)];
}

function signed(value: number, digits = 0): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(digits)}`;
}
