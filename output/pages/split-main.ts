import type { Fragment } from '#model/fragment.ts';
import { voidElements } from '#output/void-elements.ts';

/** What soft navigation shows first: about one and a half phone screens. */
const BEGINNING = { blocks: 8, characters: 1500 };
/** Minimum length for a second step, in characters of HTML. */
const LEAST_REST = 1000;

const TAGS = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gi;

/**
 * Where the beginning of a text ends.
 * @param html elements beside one another, with all end tags, as the build writes them
 * @param limits maximum number of blocks, and how many characters of text are enough
 * @returns offset after its last block; the length of the HTML if the beginning is all of it
 */
export function endOfBeginning(html: string, limits: { blocks: number; characters: number }): number {
  let [depth, blocks, characters, last] = [0, 0, 0, 0];
  for (const { 0: tag, 1: end, 2: name = '', 3: closed, index } of html.matchAll(TAGS)) {
    characters += index - last;
    last = index + tag.length;
    if (end) depth -= 1;
    else if (!closed && !voidElements.has(name)) depth += 1;
    if (depth > 0) continue;
    blocks += 1;
    if (blocks === limits.blocks || characters >= limits.characters) return last;
  }
  return html.length;
}

/**
 * Splits a documentation page into what soft navigation shows first (the beginning of the text and everything around it) and the rest.
 * @param main HTML of all of the page
 * @param bodyHtml the text in it
 * @returns only main for a short page
 * @throws Error if the HTML after the text isn't what DocPage.tsx writes
 */
export function splitMain(main: string, bodyHtml: string): Pick<Fragment, 'main' | 'rest'> {
  const end = endOfBeginning(bodyHtml, BEGINNING);
  if (bodyHtml.length - end < LEAST_REST) return { main };
  const start = main.indexOf(bodyHtml);
  const behind = main.slice(start + bodyHtml.length);
  const parts = /^(<\/div><\/article>)(.*?)(<\/div>(?:<div class="doc-aside">.*)?<\/div>)$/s.exec(behind);
  if (start < 0 || !parts) throw new Error(`The text of a page is not followed by its foot: ${behind.slice(0, 80)}`);
  const [, close = '', foot = '', aside = ''] = parts;
  return {
    main: main.slice(0, start + end) + close + aside,
    rest: { '.prose': bodyHtml.slice(end), '.doc-body': foot },
  };
}
