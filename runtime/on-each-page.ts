/** Runs now and after each soft navigation, when the new page stands in the document. */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener('dh:navigated', run);
}
