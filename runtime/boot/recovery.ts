import { safely } from '#runtime/safely.ts';

const GUARD = 'dh:reloaded';

/** Address of a script or style sheet of this site that an error event is about; undefined for anything else. */
function failedFile({ target }: Event): string | undefined {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.relList.contains('stylesheet')
        ? target.href
        : '';
  return address.startsWith(`${location.origin}/`) ? address : undefined;
}

/**
 * Recovers once when a script or style sheet can't be loaded. After a deploy, a cached document may name files that are gone, and
 * a reload loads the new document. If the reload does not help, the page remains without scripts, and the base URL banner on the
 * home page explains the problem.
 */
export function watchLoading(root: HTMLElement): void {
  let failed = false;
  const onError = (event: Event) => {
    if (failed || failedFile(event) === undefined) return;
    failed = true;
    const mayReload = safely(() => {
      if (sessionStorage.getItem(GUARD)) return false;
      sessionStorage.setItem(GUARD, 'yes');
      return true;
    });
    if (mayReload) return location.reload();
    delete root.dataset.js;
  };
  addEventListener('error', onError, true);
  // Later failures (an island, a style sheet of the next page) are handled by those who load them.
  addEventListener('load', () => {
    removeEventListener('error', onError, true);
    if (!failed) safely(() => sessionStorage.removeItem(GUARD));
  });
}
