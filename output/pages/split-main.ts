import type { Fragment } from '#model/fragment.ts';
import { voidElements } from '#output/void-elements.ts';

/** What soft navigation shows first: about a screen of a phone and a half. */
const BEGINNING = { blocks: 8, characters: 1500 };
/** What is shorter is not worth a second step, in characters of HTML. */
const LEAST_REST = 1000;

const TAGS = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gi;

/**
 * Where the beginning of a text ends.
 * @param html elements beside one another, with all end tags, as the build writes them
 * @param limits how many blocks it has at most, and how many characters of text are enough
 * @returns offset behind its last block; the length of the HTML when it is all of it
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
 * Parts a documentation page into what soft navigation shows first, which is all around the text and its beginning, and the rest.
 * @param main HTML of all of the page
 * @param bodyHtml the text in it
 * @returns main alone for a page that is short
 * @throws Error when what follows the text is not what DocPage.tsx writes
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
