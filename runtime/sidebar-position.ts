import { afterLayout } from './after-layout.ts';
import { safely } from './safely.ts';

const POSITION = 'dh:sidebar';

/** Scrolls the sidebar, and nothing else, so far that one of its rows is in view. */
export function showRow(aside: Element, row: Element | null | undefined): void {
  if (!row) return;
  const box = aside.getBoundingClientRect();
  const { top, bottom, height } = row.getBoundingClientRect();
  if (height > 0 && (top < box.top || bottom > box.bottom)) aside.scrollTop += top - box.top - box.height / 2;
}

/** Full page loads (no Navigation API, a reload) keep the position of the sidebar; the page in view is always in sight. */
export function startSidebarPosition(): void {
  const aside = document.querySelector('[data-page] > aside') as HTMLElement;
  addEventListener('pagehide', () => safely(() => sessionStorage.setItem(POSITION, `${aside.scrollTop}`)));
  afterLayout(() => {
    const position = Number(safely(() => sessionStorage.getItem(POSITION)));
    if (position) aside.scrollTop = position;
    showRow(aside, aside.querySelector('[aria-current=page]'));
  });
}
