/** The base URL that would fit an address of the home page, for example `/catalog/` for `/catalog` and `/catalog/index.html`. */
export function suggestBaseUrl(pathname: string): string {
  return pathname.replace(/\/?(index\.html)?$/, '/');
}

/** Shows the hidden banner. Its advice to change the base URL stays hidden when that fits the address. */
function showBanner(root: HTMLElement): void {
  const banner = document.querySelector<HTMLElement>('[data-base-banner]');
  if (!banner) return;
  const suggested = suggestBaseUrl(location.pathname);
  const [advice, code] = banner.querySelectorAll<HTMLElement>('[data-base-advice], [data-base-suggested]');
  if (advice && code) {
    advice.hidden = suggested === root.dataset.base;
    code.textContent = suggested;
  }
  banner.hidden = false;
}

/**
 * Shows the home page's banner once files of the site could not be loaded. The boot script removes `data-js` from the root when
 * it has given up, which can happen before or after this runs.
 */
export function watchForLoss(root: HTMLElement): void {
  const look = () => {
    if (root.dataset.js === undefined) showBanner(root);
  };
  new MutationObserver(look).observe(root, { attributeFilter: ['data-js'] });
  look();
}
