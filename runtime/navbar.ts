import { afterLayout } from './after-layout.ts';

/** Hides the bar while scrolling down and shows it while scrolling up, where that is configured. */
export function startNavbar(): void {
  const bar = document.querySelector<HTMLElement>('[data-hide-on-scroll]');
  if (!bar) return;
  let before = 0;
  afterLayout(() => {
    before = scrollY;
  });
  const onScroll = () => {
    // Not near the top of the page, where overscroll bounces.
    bar.toggleAttribute('data-hidden', scrollY > before && scrollY > bar.offsetHeight);
    before = scrollY;
  };
  addEventListener('scroll', onScroll);
}
