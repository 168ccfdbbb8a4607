/**
 * Runs something that measures once the browser has laid out the page by itself, before it paints. Measuring at any other time can force another layout: an
 * IntersectionObserver, for example, reports in a task of its own, and something else may have changed the document by then.
 */
export function afterLayout(run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(document.documentElement);
}
