/** Runs in the page. What makes the document scroll sideways: its width, then elements that stand out; empty if nothing does. */
export function tooWide(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.checkVisibility(),
  );
  return [`${root.scrollWidth} px`, ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
}
