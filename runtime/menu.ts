import { onEvent } from './on-event.ts';
import { loadOverlays } from './overlays.ts';
import { pageHref } from './page-address.ts';

/** The menu of narrow screens: a modal dialog that borrows the sidebar's nav while it is open. */
export function startMenu(): void {
  const aside = document.querySelector('[data-page] > aside') as HTMLElement;
  const button = document.querySelector('[data-menu-open]') as HTMLElement;
  const menu = () => document.querySelector('[data-menu]') as HTMLDialogElement;

  const showPanel = (name: string) => {
    for (const panel of menu().querySelectorAll<HTMLElement>('[data-menu-panel]')) {
      panel.hidden = panel.dataset.menuPanel !== name;
    }
  };
  const close = () => menu()?.close();

  onEvent('click', '[data-menu-open]', async () => {
    try {
      await loadOverlays();
    } catch (error) {
      console.warn(error);
      // The overview of the documentation leads everywhere too.
      return location.assign(pageHref('/docs'));
    }
    const docs = menu().querySelector('[data-menu-docs]') as HTMLElement;
    const nav = !aside.hidden && aside.firstElementChild;
    if (nav) docs.append(nav);
    showPanel(nav ? 'docs' : 'main');
    button.ariaExpanded = 'true';
    menu().onclose = () => {
      aside.append(...docs.children);
      button.ariaExpanded = 'false';
    };
    menu().showModal();
  });
  onEvent('click', '[data-menu-close]', close);
  onEvent('click', '[data-menu-back]', () => {
    showPanel('main');
    menu().querySelector<HTMLElement>('[data-menu-panel=main] a')?.focus();
  });
  matchMedia('(width > 996px)').addEventListener('change', close);
}
