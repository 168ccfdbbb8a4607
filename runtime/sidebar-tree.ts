import { reveal } from './reveal.ts';
import { parseHtml } from './trusted-html.ts';

/** A category whose entries are in the tree. */
export function findCategory(tree: Element | null, key: string | undefined): HTMLDetailsElement | null | undefined {
  return tree?.querySelector<HTMLDetailsElement>(`details[data-nav-category="${key}"]`);
}

/** Makes the tree's element. Categories that the old tree has keep their state. */
export function growTree(html: string, old: Element | null): Element {
  const tree = parseHtml(html).firstElementChild as Element;
  for (const { open, dataset } of old?.querySelectorAll('details') ?? []) {
    const category = findCategory(tree, dataset.navCategory);
    if (category) category.open = open;
  }
  return tree;
}

/** Selects entries for a page; a closed category also links to its first page, but does not stand for it. */
export function pageLinks(href: string): string {
  return `a[href="${href}"]:not([data-nav-category])`;
}

/** Marks the links to the page and opens the categories above them. Returns the first link. */
export function markPage(tree: Element, href: string): Element | undefined {
  for (const link of tree.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
  const links = tree.querySelectorAll(pageLinks(href));
  for (const link of links) {
    link.ariaCurrent = 'page';
    reveal(link);
  }
  return links[0];
}
