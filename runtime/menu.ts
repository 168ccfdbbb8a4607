import { onEvent } from './on-event.ts';

/** The menu of narrow screens: a modal dialog that borrows the sidebar's nav while it is open. */
export function startMenu(): void {
  const dialog = document.querySelector('[data-menu]') as HTMLDialogElement;
  const aside = document.querySelector('[data-page] > aside') as HTMLElement;
  const docs = document.querySelector('[data-menu-docs]') as HTMLElement;
  const button = document.querySelector('[data-menu-open]') as HTMLElement;

  const showPanel = (name: string) => {
    for (const panel of dialog.querySelectorAll<HTMLElement>('[data-menu-panel]')) {
      panel.hidden = panel.dataset.menuPanel !== name;
    }
  };
  const close = () => dialog.close();

  onEvent('click', '[data-menu-open]', () => {
    const nav = !aside.hidden && aside.firstElementChild;
    if (nav) docs.append(nav);
    showPanel(nav ? 'docs' : 'main');
    button.ariaExpanded = 'true';
    dialog.showModal();
  });
  onEvent('click', '[data-menu-close]', close);
  onEvent('click', '[data-menu-back]', () => {
    showPanel('main');
    dialog.querySelector<HTMLElement>('[data-menu-panel=main] a')?.focus();
  });
  dialog.addEventListener('close', () => {
    aside.append(...docs.children);
    button.ariaExpanded = 'false';
  });
  matchMedia('(width > 996px)').addEventListener('change', close);
}
