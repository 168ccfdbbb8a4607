import type { Fragment } from '#model/fragment.ts';
import { fetchHtml } from './fetch-html.ts';
import { createLoadCache } from './load-cache.ts';
import { onEvent } from './on-event.ts';
import { pageHref, pagePath } from './page-address.ts';
import { painted } from './painted.ts';
import { isPlainClick } from './plain-click.ts';
import { showRow } from './sidebar-position.ts';
import { findCategory, growTree, markPage, pageLinks } from './sidebar-tree.ts';

export interface Sidebar {
  /**
   * Loads what the sidebar of a page needs: the whole tree if the document's branch lacks the page.
   * @param path page path
   * @returns HTML of the tree, if it is needed
   * @throws Error when the tree can't be loaded
   */
  load(sidebar: Fragment['sidebar'], path: string): Promise<string | undefined>;
  /**
   * Shows the sidebar of the page in view, either immediately or when its tree is loaded. A page does not wait for it.
   * @throws Error when the tree can't be loaded
   */
  show(sidebar: Fragment['sidebar'], path: string): Promise<void>;
}

/** The docs navigation beside the page (in the menu dialog while that is open). */
export function startSidebar(): Sidebar {
  const aside = document.querySelector('[data-page] > aside') as HTMLElement;
  const trees = createLoadCache((src) => fetchHtml(src, /^<nav.*<\/nav>$/s));

  const nav = () => document.querySelector('[data-page] > aside > nav, [data-menu-docs] > nav');
  const replace = (html: string) => {
    const old = nav();
    const top = aside.scrollTop;
    const tree = growTree(html, old);
    if (old) old.replaceWith(tree);
    else aside.append(tree);
    aside.scrollTop = top;
  };
  const mark = (path = '/') => {
    const tree = nav();
    showRow(aside, tree && markPage(tree, pageHref(path)));
  };

  onEvent<HTMLAnchorElement, 'click'>('click', 'a[data-nav-category]', async (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      replace(await trees.load(aside.dataset.sidebarSrc ?? ''));
    } catch (error) {
      console.warn(error);
      location.assign(link.href);
      return;
    }
    mark(pagePath(location));
    const category = findCategory(nav(), link.dataset.navCategory);
    if (!category) return;
    category.open = true;
    // A category that has a page is preceded by the link to it, so opening such a category also leads there.
    const page = category.previousElementSibling as HTMLElement | null;
    if (page) page.click();
    else category.querySelector('summary')?.focus({ preventScroll: true });
  });

  const load: Sidebar['load'] = async (sidebar, path) => {
    const link = pageLinks(pageHref(path));
    const has = !sidebar || (aside.dataset.sidebar === sidebar.name && nav()?.querySelector(link));
    return has ? undefined : trees.load(sidebar.src);
  };

  return {
    load,
    async show(sidebar, path) {
      aside.hidden = !sidebar;
      await painted();
      const tree = await load(sidebar, path);
      // The reader may have gone on.
      if (!sidebar || path !== pagePath(location)) return;
      if (tree) replace(tree);
      aside.dataset.sidebar = sidebar.name;
      aside.dataset.sidebarSrc = sidebar.src;
      mark(path);
    },
  };
}
