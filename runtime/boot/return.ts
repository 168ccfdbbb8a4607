/**
 * Loads the page anew when the reader comes back to a copy that the browser has kept and that wasn't finished. WebKit ends the
 * requests of a page that is left, and then shows the copy with their failures. A browser that keeps no copies would load the page, too.
 */
export function watchReturn(): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted && document.querySelector('[data-state=loading],[data-state=failed]')) location.reload();
  });
}
