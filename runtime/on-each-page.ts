/**
 * Runs now and after each soft navigation, when the new page is in the document. It runs once more when the rest of a long page
 * has arrived, so the function must be safe to run twice.
 */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener('dh:shown', run);
}
