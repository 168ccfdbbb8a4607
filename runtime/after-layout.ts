/**
 * Runs a function that measures after the browser has laid out the page on its own and before it paints. Measuring at any other
 * time can force another layout. An IntersectionObserver, for example, reports in a separate task, and the document may have
 * changed by then.
 */
export function afterLayout(run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(document.documentElement);
}
