import { useEffect } from 'react';

// Browsers reject addresses that change too often, so typed text is written during pauses.
const PAUSE = 300;

// Their IDs are derived from a token.
const secret = /urn:li:(?:dataHubAccessToken|inviteToken):/;

/**
 * Keeps a URN in the query string of the page, so that a link shows the same. Text that isn't a URN, or is derived from a secret, stays out.
 * @param urn the URN, once it is correct
 * @param onFound called with the URN of the address, when the page opens
 */
export function useUrnInAddress(urn: string | undefined, onFound: (urn: string) => void): void {
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('urn');
    if (found !== null) onFound(found);
  }, [onFound]);
  useEffect(() => {
    if (urn === undefined) return;
    const pending = setTimeout(() => {
      const address = new URL(location.href);
      if (secret.test(urn)) address.searchParams.delete('urn');
      else address.searchParams.set('urn', urn);
      history.replaceState(history.state, '', address);
    }, PAUSE);
    return () => clearTimeout(pending);
  }, [urn]);
}
