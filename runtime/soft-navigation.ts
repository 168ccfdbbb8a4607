/** What of a navigate event decides whether the page can be replaced in place. */
export type NavigationRequest = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'navigationType' | 'sourceElement'
> & { destination: Pick<NavigationDestination, 'sameDocument'> };

/**
 * Whether a navigation to a page of this site is ours to make.
 * @param event the navigate event
 * @param samePage whether it leads to the page in view; not the same as to the address in view, which may be ahead of it
 */
export function isSoftNavigation(event: NavigationRequest, samePage: boolean): boolean {
  const { navigationType } = event;
  return (
    event.canIntercept &&
    event.downloadRequest === null &&
    !event.formData &&
    navigationType !== 'reload' &&
    // Another language is another document.
    !event.sourceElement?.closest('[data-alternate]') &&
    // Hash links and history.pushState() by an island stay on the page that is in view.
    (!event.destination.sameDocument || (!samePage && (navigationType === 'traverse' || event.hashChange)))
  );
}
