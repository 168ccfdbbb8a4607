import type { BuiltData } from './built-data.ts';
import { Unanswerable, unknownName } from './unanswerable.ts';

/**
 * The Markdown of a page.
 * @param address path such as `/docs/tags`, with or without the address of the site, `.md`, a slash at the end and a hash
 * @returns its path, its Markdown, and the hash
 * @throws Unanswerable when there is no such page
 */
export function pageMarkdown(address: string, data: BuiltData): { path: string; markdown: string; hash: string } {
  const { site } = data.index();
  const base = new URL(site);
  const url = URL.canParse(address, base) ? new URL(address, base) : base;
  if (url.origin !== base.origin)
    throw new Unanswerable(
      `${url.origin === 'null' ? url.protocol : url.origin} isn't part of this documentation, whose pages are all under ${site}.`,
    );
  const below = decoded(url.pathname).startsWith(base.pathname)
    ? decoded(url.pathname).slice(base.pathname.length)
    : decoded(url.pathname).slice(1);
  const name = below.replace(/(\.md|\/index\.md|\/+)$/, '');
  const path = name === 'index' ? '/' : `/${name}`;
  const isList = /(^|\/)llms(-full|-\d+)?\.txt$/.test(name);
  // The URL parser has resolved all dot segments. The rest must have the form of a page address.
  const isAddress = /^[\w./~-]*$/.test(name) && !name.split('/').includes('..');
  const markdown = isAddress ? data.text(isList ? name : `${path === '/' ? 'index' : name}.md`) : undefined;
  if (markdown === undefined) throw unknownName('page', path, pagesOf(data));
  return { path, markdown, hash: decoded(url.hash.slice(1)) };
}

function pagesOf(data: BuiltData): string[] {
  return [...new Set(data.searchRecords().map(({ href }) => href.replace(/#.*/, '')))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
