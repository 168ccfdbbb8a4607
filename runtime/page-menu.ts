import { lazyHandler } from './lazy-handler.ts';
import { onEachPageWithOverlays } from './overlays.ts';

/**
 * Puts the menu beside the link to the page's Markdown, and both once more below the contents, where they stay in reach. Behind the contents nothing
 * moves.
 */
function addMenus(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-page-menu-items]');
  const place = document.querySelector('[data-page-menu]:not(:has(button))');
  if (!template || !place) return;
  document.querySelector('[data-toc]')?.after(place.cloneNode(true));
  const markdown = place.querySelector('a')?.href ?? '';
  const twin = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? '';
  const prompt = encodeURIComponent((template.dataset.pageMenuItems ?? '').replace('{address}', twin));
  for (const menu of document.querySelectorAll('[data-page-menu]')) {
    const items = template.content.cloneNode(true) as DocumentFragment;
    for (const link of items.querySelectorAll('a')) {
      link.href = link.dataset.twin === undefined ? link.href + prompt : markdown;
    }
    (items.querySelector('button') as HTMLButtonElement).popoverTargetElement = items.querySelector('[popover]');
    menu.append(items);
  }
}

/** The menu of a page. What its items do comes with the first of them that is used. */
export function startPageMenu(): void {
  onEachPageWithOverlays(addMenus);
  lazyHandler('click', '[data-page-action]', async (button) => (await import('./page-actions.ts')).actOnPage(button));
}
