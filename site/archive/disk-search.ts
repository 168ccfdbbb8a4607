/*
 * Search of an archive, as a classic script: from a disk, browsers load neither modules nor workers and fetch nothing. Each part of the index is a
 * script that passes its text on.
 */
import { documentFile, splitHash, toPath } from '#model/address.ts';
import { fill } from '#model/fill.ts';
import type { PageHit } from '#search/answer.ts';
import { SearchEngine } from '#search/engine.ts';
import { markMatches } from '#search/excerpt.ts';

/** Number of pages shown. */
const MOST = 20;

const texts = new Map<string, string>();
(globalThis as { docsIndexPart?: (name: string, text: string) => void }).docsIndexPart = (name, text) => {
  texts.set(name, text);
};

function loadPart(folder: string, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${folder}${name}.js`;
    script.onload = () => {
      script.remove();
      const text = texts.get(name);
      if (text === undefined) reject(new Error(`${name} holds something else.`));
      else resolve(text);
    };
    script.onerror = () => reject(new Error(`${name} can't be loaded.`));
    document.head.append(script);
  });
}

function startSearch(place: HTMLElement): void {
  const { root = '', parts = '', head = '', site = '/', slash, ...words } = place.dataset;
  const input = place.querySelector('input') as HTMLInputElement;
  const status = place.querySelector('[role=status]') as HTMLElement;
  const list = place.querySelector('ol') as HTMLElement;
  const folder = root + parts;
  const style = { base: site, trailingSlash: slash === 'null' ? null : slash === 'true' };
  let engine: Promise<SearchEngine> | undefined;
  let asked = '';

  const open = async () => new SearchEngine(await loadPart(folder, head), (name) => loadPart(folder, name));
  const fileOf = (href: string) => {
    const { path, hash } = splitHash(href);
    return root + documentFile(toPath(path, style) ?? '/', style.trailingSlash) + hash;
  };
  const search = async () => {
    const query = input.value.trim();
    asked = query;
    list.replaceChildren();
    if (query === '') {
      status.textContent = words.hint ?? '';
      return;
    }
    status.textContent = words.loading ?? '';
    try {
      engine ??= open();
      const opened = await engine;
      const answer = await opened.withExcerpts(await opened.search(query, {}, MOST));
      if (asked !== query) return;
      const count = answer.total === 1 ? words.countOne : words.count;
      status.textContent = fill((answer.total === 0 ? words.none : count) ?? '', { count: answer.total, query });
      list.replaceChildren(...answer.pages.map((page) => resultOf(page, fileOf)));
    } catch (error) {
      console.warn(error);
      engine = undefined;
      status.textContent = words.failed ?? '';
    }
  };
  place.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', search);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) search();
  input.focus();
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function marked(text: string, terms: readonly string[]): (Node | string)[] {
  return markMatches(text, terms).map((part) => (part.matched ? element('mark', part.text) : part.text));
}

function link(href: string, text: string, terms: readonly string[]): HTMLElement {
  const made = element('a', ...marked(text, terms)) as HTMLAnchorElement;
  made.href = href;
  return made;
}

function resultOf({ href, title, trail, sections }: PageHit, fileOf: (href: string) => string): HTMLElement {
  const where = element('p', trail.join(' › '));
  where.className = 'search-trail';
  const parts = sections.map((hit) => {
    const name = hit.title === '' ? [] : [element('p', link(fileOf(hit.href), hit.title, hit.terms))];
    return element('li', ...name, element('p', ...marked(hit.excerpt, hit.terms)));
  });
  const heading = element('h2', link(fileOf(href), title, sections[0]?.terms ?? []));
  return element('li', ...(trail.length > 0 ? [where] : []), heading, element('ul', ...parts));
}

const place = document.querySelector<HTMLElement>('[data-disk-search]');
if (place) startSearch(place);
