/**
 * Runs now and after each soft navigation, when the new page stands in the document; once more when the rest of a long page has come, so it
 * has to bear being run twice.
 */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener('dh:shown', run);
}
