import { afterLayout } from './after-layout.ts';
import { onEachPage } from './on-each-page.ts';

/** Distance from the top of the window that a heading has passed when its section is being read, in px: navbar and air. */
export const LINE = 120;

/**
 * Index of the section being read: the last whose heading has passed the line below the navbar; at the very end of the page the last.
 * @param headings in page order
 * @param top distance of a heading from the top of the window, in px; asked for until one has not passed, since what is below would be
 * laid out to be measured
 * @param line distance at which a heading has passed, in px
 * @returns -1 above the first heading
 */
export function currentSection<T>(
  headings: readonly T[],
  top: (heading: T) => number,
  line: number,
  isAtEnd: boolean,
): number {
  const next = isAtEnd ? -1 : headings.findIndex((heading) => top(heading) > line);
  return (next < 0 ? headings.length : next) - 1;
}

/** The element that a heading begins: where browsers skip what is out of view, measuring the heading would have its entry laid out. */
export function entryOf(heading: Element): Element {
  return heading.closest('[data-entry]') ?? heading;
}

/** Marks in "On this page" the section being read. */
export function startScrollSpy(): void {
  const root = document.documentElement;
  let entries: { link: Element; heading: Element }[] = [];

  const mark = () => {
    // Asking for a position can force a layout.
    if (entries.length === 0) return;
    const top = ({ heading }: { heading: Element }) => heading.getBoundingClientRect().top;
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2;
    const current = currentSection(entries, top, LINE, isAtEnd);
    entries.forEach(({ link }, index) => {
      link.ariaCurrent = index === current ? 'location' : null;
    });
  };
  onEachPage(() => {
    entries = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')].flatMap((link) => {
      const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      return heading ? { link, heading: entryOf(heading) } : [];
    });
    afterLayout(mark);
  });
  // Scroll events come at most once per frame.
  addEventListener('scroll', mark);
}
